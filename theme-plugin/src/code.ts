/**
 * For plugins that prepare blocks of code at build time: what the code block reads behind a fence, and the HTML that it
 * makes of code.
 */
export {renderCode} from './client/highlight/renderCode';
export {readLineChanges, writeLineChanges, type LineChanges} from './shared/code/lineChanges';
export {readTypeRanges, writeTypeRanges, type TypeRange} from './shared/code/typeRanges';
