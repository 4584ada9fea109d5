import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readCardLogo} from '@site/theme-plugin/src/node/socialCards/cardLogo';

let outDir: string;

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'logo-'));
  fs.mkdirSync(path.join(outDir, 'img'));
  for (const file of ['logo.svg', 'Logo.SVG', 'logo.webp']) {
    fs.writeFileSync(path.join(outDir, 'img', file), 'logo');
  }
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

const read = (logo?: {src: string; width?: number | string; height?: number | string}) =>
  readCardLogo({outDir, baseUrl: '/x/'}, logo);
const src = 'data:image/svg+xml;base64,bG9nbw==';

it.each(['img/logo.svg', '/img/logo.svg', '/x/img/logo.svg'])('reads %s', async file => {
  expect(await read({src: file})).toEqual({src, width: 1, height: 1});
});

it('takes no notice of the case of the ending', async () => {
  expect(await read({src: 'img/Logo.SVG'})).toEqual({src, width: 1, height: 1});
});

it("keeps the logo's proportions", async () => {
  const logo = {src: 'img/logo.svg', width: '90', height: 30};
  expect(await read(logo)).toEqual({src, width: 90, height: 30});
  expect(await read({...logo, height: '2em'})).toEqual({src, width: 90, height: 1});
});

it("returns none for a logo that's remote, missing, or of another type", async () => {
  expect(await read()).toBeNull();
  expect(await read({src: 'https://example.com/logo.svg'})).toBeNull();
  expect(await read({src: 'img/gone.svg'})).toBeNull();
  expect(await read({src: 'img/logo.webp'})).toBeNull();
});
