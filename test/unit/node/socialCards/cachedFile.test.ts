import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {cachedFile} from '@site/theme-plugin/src/node/socialCards/cachedFile';

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'cached-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

it('creates a file once', async () => {
  const folder = path.join(dir, 'deep/cache');
  const make = jest.fn(async () => Buffer.from('made'));
  const made = {data: Buffer.from('made')};
  expect(await cachedFile(folder, 'a', make)).toEqual({...made, isNew: true});
  expect(await cachedFile(folder, 'a', make)).toEqual({...made, isNew: false});
  expect(make).toHaveBeenCalledTimes(1);
  expect(await cachedFile(folder, 'b', make)).toEqual({...made, isNew: true});
  expect(fs.readdirSync(folder).sort()).toEqual(['a', 'b']);
});

it('works without a writable folder', async () => {
  fs.writeFileSync(path.join(dir, 'file'), '');
  const made = await cachedFile(path.join(dir, 'file'), 'a', async () => Buffer.from('made'));
  expect(made).toEqual({data: Buffer.from('made'), isNew: true});
});

it('keeps nothing if creating the file fails', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(cachedFile(dir, 'a', fail)).rejects.toThrow('no');
  expect(fs.readdirSync(dir)).toEqual([]);
});
