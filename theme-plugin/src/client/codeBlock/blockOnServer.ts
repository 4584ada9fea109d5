/** The browser's bundle has `ServedCodeBlock.tsx` instead of this module; see `node/bundler/bundlerAliases.ts`. */
export {RenderedBlock as CodeBlock} from './RenderedBlock';
