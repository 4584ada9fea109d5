import type {Root} from 'mdast';
import type {Fence} from '../../samples/Fence';
import type {FenceTransform} from '../../samples/remark/remarkSamples';
import {createAppReader, parseApp, type AppReader} from '../../snapshots/appFiles';
import {followSteps} from '../project/followSteps';
import {startProject} from '../project/Project';
import {readSteps} from '../steps/readSteps';
import {showApp, type FileChange} from './showApp';

/** Creates the transform that marks what the blocks of a page change in their app. */
export function showApps(tree: Root): FenceTransform {
  const reader = createAppReader();
  const changes = readChanges(tree, reader);
  return fence => showApp(fence, reader, changes.get(fence));
}

/** Reads what the blocks of a page change in their apps, from top to bottom. */
export function readChanges(tree: Root, reader: AppReader): Map<Fence, FileChange> {
  const steps = readSteps(tree);
  const changes = new Map<Fence, FileChange>();
  for (const name of new Set(steps.flatMap(step => (step.kind === 'block' ? step.app : [])))) {
    const app = parseApp(name);
    const followed = app ? followSteps(startProject(reader, app), steps, name) : [];
    for (const {step, before, after} of followed) {
      if (step.kind === 'block' && after !== undefined) {
        changes.set(step.fence, {before, after});
      }
    }
  }
  return changes;
}
