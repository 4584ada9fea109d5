import {PageSyntaxError} from '../../samples/pages/parsePage';
import type {Fault} from '../../samples/Fence';
import {checkShownStates} from './shownStates/checkShownStates';
import {checkStates} from './states/checkStates';
import {createPartReader, type PartReader} from './createPartReader';
import {readPassedStates} from './states/passedStates';
import {withoutSnapshotTests} from './states/withoutSnapshotTests';
import {summarizePart} from './report';
import type {Coverage} from './coverPart';
import type {PartWithPage} from './listParts';

export interface Options {
  /** Absolute path of the folder with `docs/` and `examples/`. */
  root: string;
  /** Reads what the page delivers, if something else reads it, too. */
  readPart?: PartReader;
  /** Whether faults count. */
  isHeld: boolean;
  /** Whether to skip the compiler and the tests. */
  coverageOnly: boolean;
  /** Whether to skip states that have passed before. */
  useCache: boolean;
  /** Whether to skip the tests of an app that's identical to its snapshot. The snapshot's own test run covers them. */
  skipSnapshotTests?: boolean;
}

export interface Result {
  /** Faults that count. */
  faults: Fault[];
  summary: string;
}

/** Follows a part's page to the letter. If the part's faults don't count yet but it passes, that itself is a fault. */
export async function replayPart(
  {series, part, name, page}: PartWithPage,
  options: Options,
): Promise<Result> {
  const {root, isHeld, coverageOnly, useCache, skipSnapshotTests} = options;
  const {readPart = createPartReader(root)} = options;
  if (page === undefined) {
    const message = 'the tutorial has no page for this part';
    return {
      faults: isHeld ? [{page: `examples/${series}/part-${part}`, line: 1, message}] : [],
      summary: `${name}: no page yet`,
    };
  }
  const coverage = cover(readPart, {series, part, name, page});
  const faults = [...coverage.faults];
  if (!coverageOnly && (isHeld || faults.length === 0)) {
    const passed = readPassedStates(root, {series, part}, useCache);
    const {steps} = coverage;
    const states = skipSnapshotTests ? withoutSnapshotTests(coverage.states) : coverage.states;
    const found = await checkStates(root, {series, part}, {states, steps}, passed);
    found.push(...(await checkShownStates(root, name, coverage)));
    faults.push(...found.map(fault => ({page, ...fault})));
    passed.save();
  }
  const summary = summarizePart(name, coverage, faults.length);
  if (isHeld) {
    return {faults, summary};
  }
  const message = `the page can be followed by now: delete ${name} from NOT_YET_HELD in src/tutorials/replay/constants.ts`;
  const isDone = faults.length === 0 && !coverageOnly;
  return {
    faults: isDone ? [{page, line: 1, message}] : [],
    summary: `${summary} (not held to it yet)`,
  };
}

/** @returns the faults; only the syntax error if the page isn't valid MDX */
function cover(readPart: PartReader, part: PartWithPage & {page: string}): Coverage {
  try {
    return readPart(part);
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) {
      throw error;
    }
    const faults = [{page: part.page, line: error.line, message: error.message}];
    return {
      faults,
      states: [],
      start: new Map(),
      steps: [],
      hunks: 0,
      missingHunks: 0,
      missingLines: 0,
    };
  }
}
