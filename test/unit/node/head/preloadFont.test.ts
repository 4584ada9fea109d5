import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {BuiltPage} from '@site/theme-plugin/src/node/builtSite/BuiltPage';
import {preloadFont} from '@site/theme-plugin/src/node/head/preloadFont';

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'preload-font-'));
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

function write(file: string, text = '') {
  const target = path.join(outDir, 'assets', file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
}

async function added(): Promise<string | undefined> {
  const edit = await preloadFont({outDir, baseUrl: '/base/'});
  return (await edit?.(new BuiltPage('/base/a', '/a', 'a.html', '<head></head>')))?.added;
}

it.each([
  [`:root{--font-text:"Folio Text","Folio Text Fallback",system-ui}`],
  [`:root{--font-text:Folio Text,sans-serif;color:red}`],
  [`:root{--font-text:Inter}html{--font-text: 'Folio Text'}`],
])('preloads the typeface for %s', async css => {
  write('fonts/folio-text-0123.woff2');
  write('css/styles.abc.css', css);
  expect(await added()).toBe(
    '<link rel="preload" href="/base/assets/fonts/folio-text-0123.woff2" as="font" crossorigin>',
  );
});

it.each([
  [`:root{--font-text:"Folio Text",sans-serif}html{--font-text:Inter,sans-serif}`],
  [`:root{--font-text:"Folio Text Fallback",sans-serif}`],
  [`:root{--font-code:"Folio Text"}`],
])('preloads nothing for %s', async css => {
  write('fonts/folio-text-0123.woff2');
  write('css/styles.abc.css', css);
  expect(await added()).toBeUndefined();
});

it('preloads nothing if the built site has no typeface, no CSS, or only CSS for single pages', async () => {
  expect(await added()).toBeUndefined();
  write('fonts/other-0123.woff2');
  write('css/styles.abc.css', ':root{--font-text:"Folio Text"}');
  expect(await added()).toBeUndefined();
  write('fonts/folio-text-0123.woff2');
  fs.renameSync(
    path.join(outDir, 'assets/css/styles.abc.css'),
    path.join(outDir, 'assets/css/0392.abc.css'),
  );
  expect(await added()).toBeUndefined();
});
