import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {redirectLines, redirectsFile} from '@site/src/plugins/redirectsFile';

it('lists each spelling of a URL, with folders last', () => {
  const list = {'/docs/*': '/*', '/Store': '/api/store', '/api': '/api/all#top'};
  expect(redirectLines(list, '/')).toEqual([
    '/Store /api/store 301',
    '/store /api/store 301',
    '/Store/ /api/store 301',
    '/store/ /api/store 301',
    '/Store.html /api/store 301',
    '/store.html /api/store 301',
    '/api /api/all#top 301',
    '/api/ /api/all#top 301',
    '/api.html /api/all#top 301',
    '/docs/* /:splat 301',
  ]);
});

it('never redirects a URL of the site to itself', () => {
  expect(redirectLines({'/api/Store': '/api/store'}, '/')).toEqual([
    '/api/Store /api/store 301',
    '/api/Store/ /api/store 301',
    '/api/Store.html /api/store 301',
  ]);
});

it('leaves out anchors, which hosts never see', () => {
  expect(redirectLines({'/a#b': '/c#d'}, '/')).toEqual([]);
});

it('writes the file with URLs below the base URL', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'redirects-file-'));
  fs.writeFileSync(path.join(dir, 'list.json'), '{"/recipes/*": "/usage/*"}');
  const context = {siteDir: dir, baseUrl: '/manual/'} as LoadContext;
  await redirectsFile(context, './list.json').postBuild?.({outDir: dir} as never);
  const text = fs.readFileSync(path.join(dir, '_redirects'), 'utf8');
  expect(text).toBe('/manual/recipes/* /manual/usage/:splat 301\n');
  fs.rmSync(dir, {recursive: true});
});
