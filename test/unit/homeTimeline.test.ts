import fs from 'node:fs';
import path from 'node:path';
import {TIMELINE} from '../../src/components/home/timeline';

const sample = fs.readFileSync(path.join(__dirname, '../../src/pages/_homeSample.mdx'), 'utf8');

it('shows the states that the check of the sample compares with the real ones', () => {
  const [initial, ...steps] = TIMELINE;
  const proven = [...sample.matchAll(/=> \{ drills: (\d+), waiting: (\d+) \}/g)].map(
    ([, drills, waiting]) => ({drills: Number(drills), waiting: Number(waiting)}),
  );
  expect(proven).toHaveLength(3);
  expect(steps.map(({state}) => state)).toEqual(proven);
  expect(steps.map(({action}) => action)).toEqual(Array(3).fill('shelf/drillRequested'));
  expect(sample).toContain(`initialState: { drills: ${initial?.state.drills}, waiting: 0 }`);
});
