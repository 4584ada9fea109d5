/** API for plugins that write samples, and for checks of samples that need the results that the playground gets. */
export {dialectOf} from './run/dialectOf';
export {instrument} from './run/instrument';
export {literalOf} from './run/literalOf';
export {findResultComments} from './run/resultComments';
export {agrees, flat, observe, type Observation} from './cell/compare';
export {markChanges} from './cell/markChanges';
export {NOTHING, type MarkedText} from './cell/markedText';
export {fixWorld, reseed} from './cell/fixedWorld';
export {REPORTER, SAMPLES_FOLDER} from './shared/constants';
export {checksRunner} from './shared/checksRunner';
export type {Checks, CheckSentences, Sample, SampleFile} from './shared/Sample';
