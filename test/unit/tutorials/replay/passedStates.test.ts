import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readPassedStates} from '@site/src/tutorials/replay/states/passedStates';
import type {State} from '@site/src/tutorials/replay/State';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'passed-states-'));
afterAll(() => fs.rmSync(root, {recursive: true}));
afterEach(() => jest.restoreAllMocks());

const PART = {series: 'garden', part: 1};

const state: State = {
  line: 10,
  tests: ['all'],
  browser: undefined,
  title: '',
  actions: '',
  isEnd: false,
  files: new Map([['src/bed.ts', 'export const bed = []\n']]),
};

/** Pretends that the project's file of that name has changed. */
function change(name: string): void {
  const read = fs.readFileSync;
  jest
    .spyOn(fs, 'readFileSync')
    .mockImplementation((file, options) =>
      String(file).endsWith(`/${name}`) ? 'changed' : read(file, options),
    );
}

beforeAll(() => {
  const passed = readPassedStates(root, PART, true);
  passed.add(state);
  passed.save();
});

it('skips a state that has passed, wherever it is on the page', () => {
  expect(readPassedStates(root, PART, true).has({...state, line: 20})).toBe(true);
});

it.each([
  'package-lock.json',
  'runTests.ts',
  'vitest.config.ts',
  'sharedDom.ts',
  'patientQueries.ts',
])('checks it again after a change of %s', name => {
  change(name);
  expect(readPassedStates(root, PART, true).has(state)).toBe(false);
});

it('checks it again after a change of its files', () => {
  const files = new Map([['src/bed.ts', 'export const bed = [1]\n']]);
  expect(readPassedStates(root, PART, true).has({...state, files})).toBe(false);
});
