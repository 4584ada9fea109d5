import type {PageStage} from '../../samples/remark/remarkSamples';
import {createAppReader} from '../../snapshots/appFiles';
import type {PageState} from './followFence';
import {showApp} from './showApp';

/** Creates the stage that marks what a part of a tutorial changes in a file. */
export function showApps(): PageStage {
  const page: PageState = {reader: createAppReader(), files: new Map()};
  return fence => showApp(fence, page);
}
