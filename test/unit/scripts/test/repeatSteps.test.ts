import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describeRuns, repeatSteps, type Run} from '@site/scripts/test/repeatSteps';
import type {Step} from '@site/scripts/test/Step';

const UNIT: Step = {name: 'unit', command: ['true']};
const BROWSER: Step = {name: 'browser', command: ['true']};
const FAILURE = {file: 'test/e2e/menu.spec.ts:9', title: 'closes', message: 'Expected: 1'};

let root: string;
let ran: string[];

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'repeat-'));
  ran = [];
});
afterEach(() => fs.rmSync(root, {recursive: true}));

const passing = ({name}: Step): Promise<Run> => {
  ran.push(name);
  return Promise.resolve({name, passed: 3, failed: 0, seconds: 2, failures: []});
};

/** Runs both steps twice, and stops with an error instead of the third run. */
const interrupted = (key: string) =>
  repeatSteps([UNIT, BROWSER], {
    root,
    times: 2,
    key,
    run: step => (ran.length === 2 ? Promise.reject(new Error('interrupted')) : passing(step)),
  }).catch(() => {});

it('runs the steps in turn', async () => {
  const runs = await repeatSteps([UNIT, BROWSER], {root, times: 2, key: 'a', run: passing});
  expect(ran).toEqual(['unit', 'browser', 'unit', 'browser']);
  expect(runs.map(({name}) => name)).toEqual(ran);
});

it('continues an interrupted repetition, and starts over once it is complete', async () => {
  await interrupted('a');
  ran = [];
  const runs = await repeatSteps([UNIT, BROWSER], {root, times: 2, key: 'a', run: passing});
  expect(ran).toEqual(['unit', 'browser']);
  expect(runs).toHaveLength(4);
  await repeatSteps([UNIT, BROWSER], {root, times: 2, key: 'a', run: passing});
  expect(ran).toHaveLength(6);
});

it('starts over if the sources have changed', async () => {
  await interrupted('a');
  ran = [];
  await repeatSteps([UNIT, BROWSER], {root, times: 2, key: 'b', run: passing});
  expect(ran).toHaveLength(4);
});

it('describes how often each test failed', () => {
  const run = (name: string, failures: Run['failures']): Run => ({
    name,
    passed: 3,
    failed: failures.length,
    seconds: 61.6,
    failures,
  });
  const runs = [run('unit', []), run('browser', [FAILURE]), run('browser', [FAILURE])];
  expect(describeRuns(runs).split('\n')).toEqual([
    'unit: 1 runs, 0 failed (62 s)',
    'browser: 2 runs, 2 failed (62, 62 s)',
    '  2 × test/e2e/menu.spec.ts:9  closes',
  ]);
});
