/** A code block. In a production build, the browser's bundle has `ServedCodeBlock` instead; see `node/bundler/bundlerAliases.ts`. */
export {RenderedBlock as default} from '../codeBlock/RenderedBlock';
