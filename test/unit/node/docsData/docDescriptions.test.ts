import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeDocDescriptions} from '@site/theme-plugin/src/node/docsData/docDescriptions';

const docs = {
  default: {
    loadedVersions: [
      {
        versionName: 'current',
        docs: [{id: 'start', description: 'Where to begin', title: 'Start'}],
      },
    ],
  },
};

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

const file = () => path.join(dir, 'docusaurus-theme-folio/doc-descriptions.json');

it('writes descriptions by plugin, version, and doc', () => {
  writeDocDescriptions(dir, docs);
  expect(JSON.parse(fs.readFileSync(file(), 'utf8'))).toEqual({
    default: {current: {start: 'Where to begin'}},
  });
});

it('writes an empty list for a site without docs', () => {
  writeDocDescriptions(dir, undefined);
  expect(fs.readFileSync(file(), 'utf8')).toBe('{}');
});

it('leaves the file alone if nothing changed', () => {
  writeDocDescriptions(dir, docs);
  fs.utimesSync(file(), 1, 1);
  writeDocDescriptions(dir, docs);
  expect(fs.statSync(file()).mtimeMs).toBe(1000);
});
