import fs from 'node:fs';
import path from 'node:path';
import {act} from '@site/scripts/engines/actions/act';
import {actAll} from '@site/scripts/engines/actions/actAll';
import {cacheActions} from '@site/scripts/engines/actions/cacheActions';
import type {Engine} from '@site/scripts/engines/Engine';
import type {EnginesReport} from '@site/scripts/test/EnginesReport';

jest.mock('@site/scripts/engines/actions/act', () => ({act: jest.fn()}));

const close = jest.fn();
const picture = jest.fn(async () => Buffer.from('picture'));
const engine = (keepsPages: boolean) =>
  ({name: 'Firefox 140.3', keepsPages, picture, close}) as unknown as Engine;

let results: EnginesReport;
let pictures: string[];
beforeEach(() => {
  jest.resetAllMocks();
  results = {passed: 0, failures: [], missing: []};
  pictures = [];
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(fs, 'mkdirSync').mockImplementation();
  jest.spyOn(fs, 'writeFileSync').mockImplementation(file => {
    pictures.push(path.basename(String(file)));
  });
});
afterEach(() => jest.restoreAllMocks());

/** Fails the actions with these names. */
const fail = (...names: string[]) =>
  jest.mocked(act).mockImplementation(async (_engine, _dir, name) => {
    if (names.includes(name)) {
      throw new Error(`no ${name}`);
    }
  });

it('goes on after an action that fails, and keeps a picture of each failure', async () => {
  fail('search', 'print');
  await actAll('firefox', async () => engine(true), ['search', 'drawer', 'print'], results);
  expect(results).toEqual({
    passed: 1,
    failures: [
      {engine: 'Firefox 140.3', action: 'search', message: 'no search'},
      {engine: 'Firefox 140.3', action: 'print', message: 'no print'},
    ],
    missing: [],
  });
  expect(pictures).toEqual(['firefox-1.png', 'firefox-2.png']);
  expect(close).toHaveBeenCalledTimes(1);
});

it("ends the browser even if it's too broken for a picture", async () => {
  fail('search');
  picture.mockRejectedValue(new Error('the browser is gone'));
  const acting = actAll('firefox', async () => engine(true), ['search', 'drawer'], results);
  await expect(acting).rejects.toThrow('the browser is gone');
  expect(close).toHaveBeenCalledTimes(1);
});

it('leaves out the back/forward cache only in a browser without one', async () => {
  const names = ['drawer', ...Object.keys(cacheActions)];
  await actAll('webkit', async () => engine(false), names, results);
  expect(results.passed).toBe(1);
  await actAll('firefox', async () => engine(true), names, results);
  expect(results.passed).toBe(1 + names.length);
});

it("lists a browser that isn't installed", async () => {
  await actAll('webkit', async () => undefined, ['drawer'], results);
  expect(results).toEqual({passed: 0, failures: [], missing: ['webkit']});
});
