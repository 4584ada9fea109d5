/** A code block. */
export {CodeBlock as default} from '../../client/codeBlock/blockOnServer';
