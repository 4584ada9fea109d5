/** What prepares a page's code blocks for display. */
export {toJavaScript} from '../forms/toJavaScript';
export type {Fence} from '../remark/Fence';
export {measurementTable} from '../remark/measurementTable';
export {remarkSamples, type PageStage} from '../remark/remarkSamples';
