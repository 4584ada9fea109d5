/**
 * API for plugins that prepare code blocks at build time: the lists in a block's props, the HTML for highlighted code, and
 * what a check of samples needs to get the results that the playground gets.
 */
export {renderCode, type LineChanges} from './client/highlight/renderCode';
export {readLines, writeLines} from './shared/code/lineList';
export {readTypeRanges, writeTypeRanges, type TypeRange} from './shared/code/typeRanges';
export {dialectOf} from './client/playground/run/dialectOf';
export {instrument} from './client/playground/run/instrument';
export {literalOf} from './client/playground/run/literalOf';
export {findResultComments} from './client/playground/run/resultComments';
export {agrees, flat, observe, type Observation} from './playground/cell/compare';
export {markChanges} from './playground/cell/markChanges';
export {NOTHING, type MarkedText} from './playground/cell/markedText';
export {fixWorld, reseed} from './playground/cell/fixedWorld';
export {REPORTER, SAMPLES_FOLDER} from './playground/shared/constants';
export {checksRunner} from './playground/shared/checksRunner';
export type {Checks, CheckSentences, Sample, SampleFile} from './playground/shared/Sample';
