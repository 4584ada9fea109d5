import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {playgroundFeature} from '@site/theme-plugin/src/playground/build/playgroundFeature';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'playground-'));

afterAll(() => fs.rmSync(folder, {recursive: true}));

const context = {
  siteDir: process.cwd(),
  generatedFilesDir: path.join(folder, 'generated'),
  baseUrl: '/docs/',
} as LoadContext;

it('builds and serves nothing if it is off', () => {
  const {feature, definitions, staticFiles} = playgroundFeature(context, false);
  expect(feature).toEqual({});
  expect(staticFiles()).toEqual([]);
  expect(definitions()).toEqual({'process.env.FOLIO_PLAYGROUND': '""'});
});

it('writes the cell, the worker, and the packages with hashes in their names', async () => {
  const options = {packages: ['redux', '@reduxjs/toolkit'], packagesFrom: 'examples'};
  const {feature, staticFiles} = playgroundFeature(context, options);
  await feature.allContentLoaded?.(undefined);
  const [{directory = '', publicPath = ''} = {}] = staticFiles();
  expect(publicPath).toBe('/docs/assets/playground');
  const manifest = JSON.parse(fs.readFileSync(path.join(directory, '../playground.json'), 'utf8'));
  expect(manifest.cell).toMatch(/^cell\.[\da-f]{8}\.html$/);
  expect(manifest.packages['@reduxjs/toolkit']).toEqual({
    file: expect.stringMatching(/^reduxjs-toolkit\.[\da-f]{8}\.js$/),
    imports: ['redux'],
  });
  const files = Object.values<{file: string}>(manifest.packages).map(({file}) => file);
  expect(fs.readdirSync(directory).sort()).toEqual(
    [manifest.cell, manifest.worker, ...files].sort(),
  );
});
