import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readCardFonts} from '@site/theme-plugin/src/node/socialCards/cardFonts';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  fs.writeFileSync(path.join(siteDir, 'own.otf'), 'own');
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

it("tries the site's fonts first, and its code fonts for code", async () => {
  const {fonts, families} = await readCardFonts(siteDir, ['./own.otf']);
  expect(families.text).toMatch(/^site-0, text-0, /);
  expect(families.code).toMatch(/^code-0, .*site-0, text-0, /);
  expect(fonts[0]).toMatchObject({name: 'site-0', data: Buffer.from('own')});
  expect(new Set(fonts.map(({name}) => name)).size).toBe(fonts.length);
});

it('has a different hash for other fonts', async () => {
  const {hash} = await readCardFonts(siteDir, []);
  expect((await readCardFonts(siteDir, [])).hash).toBe(hash);
  expect((await readCardFonts(siteDir, ['own.otf'])).hash).not.toBe(hash);
});

it('names a missing font', async () => {
  await expect(readCardFonts(siteDir, ['other.ttf'])).rejects.toThrow(
    /option socialCards\.fonts\) cannot be read from .*[\\/]other\.ttf: .*ENOENT/,
  );
});
