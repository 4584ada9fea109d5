import fs from 'node:fs';
import path from 'node:path';
import {createShelfStore, drillRequested, drillReturned} from '@site/src/components/home/shelf';
import {lineThatRuns, SHELF_LINES} from '@site/src/components/home/shelfLines';
import {TIMELINE} from '@site/src/components/home/timeline';

const sample = fs.readFileSync(path.join(__dirname, '../../src/pages/_homeSample.mdx'), 'utf8');

it('shows the states that the sample check compares with the real ones', () => {
  const [initial, ...steps] = TIMELINE;
  const proven = [...sample.matchAll(/=> \{ drills: (\d+), waiting: (\d+) \}/g)].map(
    ([, drills, waiting]) => ({drills: Number(drills), waiting: Number(waiting)}),
  );
  expect(proven).toHaveLength(3);
  expect(steps.map(({state}) => state)).toEqual(proven);
  expect(steps.map(({action}) => action)).toEqual(Array(3).fill('shelf/drillRequested'));
  expect(sample).toContain(`initialState: { drills: ${initial?.state.drills}, waiting: 0 }`);
});

it('shows the reducers that the live store runs', () => {
  const source = fs.readFileSync(
    path.join(__dirname, '../../src/components/home/shelf.ts'),
    'utf8',
  );
  const withoutSemicolons = source.replaceAll(';', '').replaceAll('\n    ', '\n');
  expect(withoutSemicolons).toContain(SHELF_LINES.join('\n'));
});

it.each([
  [{drills: 2, waiting: 0}],
  [{drills: 1, waiting: 0}],
  [{drills: 0, waiting: 0}],
  [{drills: 0, waiting: 3}],
])('highlights the line that computes the state after %j', before => {
  for (const [name, creator] of Object.entries({drillRequested, drillReturned})) {
    const store = createShelfStore(before);
    store.dispatch(creator());
    const line =
      SHELF_LINES[lineThatRuns(name as 'drillRequested' | 'drillReturned', before)] ?? '';
    const [, field, sign] = /state\.(\w+) ([-+])= 1/.exec(line) ?? [];
    const expected = {
      ...before,
      [field as 'drills']: before[field as 'drills'] + (sign === '+' ? 1 : -1),
    };
    expect(store.getState()).toEqual(expected);
  }
});
