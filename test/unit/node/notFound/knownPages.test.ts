import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {visitBuiltSite} from '@site/theme-plugin/src/node/builtSite/visitBuiltSite';
import {knownPages} from '@site/theme-plugin/src/node/notFound/knownPages';

it('writes the titles of indexable pages, and their old URLs', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'titles-'));
  const write = (file: string, head: string) => {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    fs.writeFileSync(path.join(outDir, file), `<!doctype html><head>${head}</head><body>Text`);
  };
  write('index.html', '<title data-rh=true>Site</title>');
  write('a/index.html', '<title>A &amp; B | Site</title>');
  write('hidden/index.html', '<title>Hidden</title><meta name=robots content=noindex>');
  write('moved/index.html', '<title>Moved</title><meta http-equiv=refresh content="0; url=/a">');
  write('none/index.html', '');

  const routesPaths = ['/x/', '/x/a', '/x/hidden', '/x/moved', '/x/none', '/x/gone'];
  const site = {outDir, baseUrl: '/x/', routesPaths};
  await visitBuiltSite(site, [knownPages(site, {siteTitle: 'Site', moved: {'/old': '/a'}})]);
  const text = fs.readFileSync(path.join(outDir, 'assets/known-pages.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({titles: {'/': 'Site', '/a': 'A & B'}, moved: {'/old': '/a'}});
  fs.rmSync(outDir, {recursive: true});
});
