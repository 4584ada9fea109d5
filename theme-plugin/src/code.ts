/**
 * API for plugins that prepare code blocks at build time: parsers of the metastring, and the HTML for
 * highlighted code.
 */
export {renderCode} from './client/highlight/renderCode';
export {readLineChanges, writeLineChanges, type LineChanges} from './shared/code/lineChanges';
export {readTypeRanges, writeTypeRanges, type TypeRange} from './shared/code/typeRanges';
export {SAMPLES_FOLDER} from './playground/shared/constants';
export {checksRunner} from './playground/shared/checksRunner';
export type {Checks, CheckSentences, Sample, SampleFile} from './playground/shared/Sample';
