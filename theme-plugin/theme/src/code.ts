/**
 * API for plugins that prepare code blocks at build time: parsers of the metastring, the HTML for highlighted code, and
 * what a check of samples needs to get the results that the playground gets.
 */
export {renderCode} from './client/highlight/renderCode';
export {readLineChanges, writeLineChanges, type LineChanges} from './shared/code/lineChanges';
export {readTypeRanges, writeTypeRanges, type TypeRange} from './shared/code/typeRanges';
export {agrees, flat, observe, type Observation} from './playground/cell/compare';
export {markChanges} from './playground/cell/markChanges';
export {NOTHING, type MarkedText} from './playground/cell/markedText';
export {fixWorld, reseed} from './playground/cell/fixedWorld';
export {SAMPLES_FOLDER} from './playground/shared/constants';
export {checksRunner} from './playground/shared/checksRunner';
export type {Checks, CheckSentences, Sample, SampleFile} from './playground/shared/Sample';
