/** API for plugins that prepare code blocks at build time: the lists in a block's props, and the HTML for highlighted code. */
export {renderCode, type LineChanges} from './client/highlight/renderCode';
export {readLines, writeLines} from './shared/code/lineList';
export {readTypeRanges, writeTypeRanges, type TypeRange} from './shared/code/typeRanges';
