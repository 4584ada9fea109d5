import {withoutSnapshotTests} from '@site/src/tutorials/replay/states/withoutSnapshotTests';
import type {State} from '@site/src/tutorials/replay/State';

const stateAt = (
  line: number,
  tests: string[],
  files: [string, string][],
  isEnd = false,
): State => ({
  line,
  tests,
  browser: undefined,
  title: '',
  actions: '',
  isEnd,
  files: new Map(files),
});

const BED: [string, string] = ['src/bed.ts', 'export const bed = []\n'];
const PLANT: [string, string] = ['src/plant.ts', 'export const plant = 1\n'];

it('keeps the tests of unfinished states, and drops those of states with the same files as the end', () => {
  const states = [
    stateAt(10, ['all'], [BED]),
    stateAt(20, ['src/plant.spec.ts'], [PLANT, BED]),
    stateAt(30, ['all'], [BED, PLANT], true),
  ];
  expect(withoutSnapshotTests(states).map(({line, tests}) => [line, tests])).toEqual([
    [10, ['all']],
    [20, []],
    [30, []],
  ]);
});

it("keeps all tests of a page that doesn't arrive at the snapshot", () => {
  const states = [stateAt(10, ['all'], [BED]), stateAt(20, ['all'], [BED, PLANT])];
  expect(withoutSnapshotTests(states)).toEqual(states);
});
