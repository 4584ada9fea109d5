import type {Fault} from '../../samples/Fence';
import {PageSyntaxError} from '../../samples/pages/parsePage';
import {createPartReader, type PartReader} from './createPartReader';
import type {PartWithPage} from './listParts';
import {summarizePart} from './report';
import {checkShownStates} from './shownStates/checkShownStates';
import {checkStates} from './states/checkStates';
import {readPassedStates} from './states/passedStates';
import {withoutSnapshotTests} from './states/withoutSnapshotTests';

export interface Options {
  /** Absolute path of the folder with `docs/` and `examples/`. */
  root: string;
  /** Reads what the page shows, if something else reads it, too. */
  readPart?: PartReader;
  /** Whether to skip the compiler and the tests. */
  coverageOnly: boolean;
  /** Whether to skip states that have passed before. */
  useCache: boolean;
  /** Whether to skip the tests of an app that's identical to its snapshot. The snapshot's own test run covers them. */
  skipSnapshotTests?: boolean;
}

export interface Result {
  faults: Fault[];
  summary: string;
}

/** Follows a part's page to the letter. */
export async function replayPart(
  {series, part, name, page}: PartWithPage,
  {root, coverageOnly, useCache, skipSnapshotTests, readPart = createPartReader(root)}: Options,
): Promise<Result> {
  if (page === undefined) {
    const message = 'the tutorial has no page for this part';
    return {
      faults: [{page: `examples/${series}/part-${part}`, line: 1, message}],
      summary: `${name}: no page yet`,
    };
  }
  try {
    const coverage = readPart({series, part, name, page});
    const faults = [...coverage.faults];
    if (!coverageOnly) {
      const passed = readPassedStates(root, {series, part}, useCache);
      const {steps} = coverage;
      const states = skipSnapshotTests ? withoutSnapshotTests(coverage.states) : coverage.states;
      const found = await checkStates(root, {series, part}, {states, steps}, passed);
      found.push(...(await checkShownStates(root, name, coverage)));
      faults.push(...found.map(fault => ({page, ...fault})));
      passed.save();
    }
    return {faults, summary: summarizePart(name, coverage, faults.length)};
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) {
      throw error;
    }
    const {line, message} = error;
    return {faults: [{page, line, message}], summary: `${name}: the page isn't valid MDX`};
  }
}
