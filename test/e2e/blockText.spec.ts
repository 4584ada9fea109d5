// cspell:ignore FONTCONFIG العربية क्षि fffd
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {chromiumArgs, findChromium} from '../../scripts/findChromium';
import {writeFontConfig} from '../../scripts/fonts/writeFontConfig';
import {blockFontFile} from '../support/blockFont';
import {otherFonts, showTextAsBlocks} from '../support/blockText';
import {expect, test} from '../support/fixtures';
import {openPageClass, pageClasses} from '../support/pageClasses';
import {renderedFrame} from '../support/renderedFrame';
import {DESKTOP, PHONE} from '../support/viewports';

/** Text for which a browser is likely to fall back to a font other than the one it's told to use. */
const HOSTILE_TEXT = {
  'spaces of all kinds': 'a b\u00a0c\u2003d\u2009e\u202ff\u3000g',
  'a tab and a line break': 'a\tb\nc',
  'characters without a width': 'a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg',
  'signs of direction': 'a\u200eb\u200fc\u2066d\u2069e',
  emoji: '✅ ❤\ufe0f 1\ufe0f\u20e3 👩\u200d💻 🇩🇪',
  'letters with marks': 'é e\u0301 n\u0303\u0308',
  'other scripts': '日本語 العربية क्षि 한국어',
  'arrows, lines, and formulas': '→ ├─└ ▸ ◂ ∑ \u{1d400}',
  'unassigned and private characters': '\u0378 \ue000 \u{10fffd}',
};

for (const [name, text] of Object.entries(HOSTILE_TEXT)) {
  test(`${name} uses no system font`, async ({page}) => {
    const shown = `<p>${text}</p><pre>${text}</pre><input value="${text}"><input placeholder="${text}">
      <ul style="list-style-type: '${text}'"><li>item</ul><details><summary>${text}</summary></details>
      <button>${text}</button><b><i>${text}</i></b><style>p::after {content: '${text.replaceAll('\n', '\\a ')}'}</style>`;
    await page.setContent(shown);
    expect(await otherFonts(page)).not.toEqual([]);
    await showTextAsBlocks(page);
    expect(await otherFonts(page)).toEqual([]);
  });
}

for (const [name, route] of Object.entries(pageClasses)) {
  test(`the picture of ${name} uses no system font, wide and on a phone`, async ({reader, at}) => {
    await openPageClass(reader, at, route);
    await showTextAsBlocks(reader);
    for (const viewport of [DESKTOP, PHONE]) {
      await reader.setViewportSize(viewport);
      await renderedFrame(reader);
      expect(await otherFonts(reader), `at ${viewport.width} px`).toEqual([]);
    }
  });
}

/** Where each line of text in an article on a phone starts and ends, in CSS pixels. */
const lines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('main') ?? document.body);
    return [...range.getClientRects()].map(({x, y, width, height}) =>
      [x, y, width, height].join(' '),
    );
  });

/** Runs a browser whose only font is monospaced, with a width in thousandths of the font size. */
async function withSystemFont(advance: number, use: (browser: Browser) => Promise<void>) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'font-'));
  const font = {family: `Characters of ${advance}`, advance, height: 500};
  fs.writeFileSync(path.join(dir, 'font.ttf'), blockFontFile(font));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArgs(),
    env: {...process.env, FONTCONFIG_FILE: writeFontConfig(dir)},
  });
  try {
    await use(browser);
  } finally {
    await browser.close();
    fs.rmSync(dir, {recursive: true});
  }
}

// Only on Linux can a program choose the fonts that a browser finds.
if (process.platform === 'linux') {
  test('lines break at the same words with any default font', async ({at}) => {
    const before: string[][] = [];
    const after: string[][] = [];
    for (const advance of [300, 700]) {
      await withSystemFont(advance, async browser => {
        const page = await browser.newPage({viewport: PHONE});
        // With the site's own font, only code would use the system's.
        await page.route('**/*.woff2', route => route.abort());
        await page.goto(at(pageClasses.articleWithoutSidebar));
        before.push(await lines(page));
        await showTextAsBlocks(page);
        after.push(await lines(page));
      });
    }
    expect(before[0]).not.toEqual(before[1]);
    expect(after[0]).toEqual(after[1]);
  });
}
