import fs from 'node:fs';
import path from 'node:path';
import {act} from '@site/scripts/engines/actions/act';
import {actAll} from '@site/scripts/engines/actions/actAll';
import {cacheActions} from '@site/scripts/engines/actions/cacheActions';
import type {Engine} from '@site/scripts/engines/Engine';
import type {EnginesReport} from '@site/scripts/test/readReport';

jest.mock('@site/scripts/engines/actions/act', () => ({act: jest.fn()}));

const close = jest.fn();
const picture = jest.fn<Promise<Buffer>, []>();
const engine = (keepsPages: boolean) =>
  ({name: 'Firefox 140.3', keepsPages, picture, close}) as unknown as Engine;

let results: EnginesReport;
let pictures: string[];
beforeEach(() => {
  jest.resetAllMocks();
  picture.mockResolvedValue(Buffer.from('picture'));
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

describe('a browser that crashes', () => {
  let start: jest.Mock<Promise<Engine>, []>;
  beforeEach(() => {
    picture.mockRejectedValue(new Error('the browser is gone'));
    start = jest.fn(async () => engine(true));
  });

  const crashIn = (name: string, times: number) =>
    jest.mocked(act).mockImplementation(async (_engine, _dir, action) => {
      if (action === name && times-- > 0) {
        throw new Error('no answer');
      }
    });

  it('starts again, and repeats the action', async () => {
    crashIn('search', 1);
    await actAll('firefox', start, ['search', 'drawer'], results);
    expect(results).toEqual({passed: 2, failures: [], missing: []});
    expect(jest.mocked(act).mock.calls.map(([, , name]) => name)).toEqual([
      'search',
      'search',
      'drawer',
    ]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no answer'));
    expect(start).toHaveBeenCalledTimes(2);
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('fails the action in which it crashes twice, and goes on', async () => {
    crashIn('search', 2);
    await actAll('firefox', start, ['search', 'drawer'], results);
    expect(results).toEqual({
      passed: 1,
      failures: [{engine: 'Firefox 140.3', action: 'search', message: 'no answer'}],
      missing: [],
    });
    expect(start).toHaveBeenCalledTimes(3);
    expect(close).toHaveBeenCalledTimes(3);
    expect(pictures).toEqual([]);
  });

  it('is ended even if it cannot start again', async () => {
    crashIn('search', 1);
    const acting = actAll(
      'firefox',
      start.mockResolvedValueOnce(engine(true)).mockRejectedValueOnce(new Error('no port')),
      ['search'],
      results,
    );
    await expect(acting).rejects.toThrow('no port');
    expect(close).toHaveBeenCalled();
  });
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
