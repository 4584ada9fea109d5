import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {BUILD_DIR, builtPages} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {setFontSize, shownWays, waysAt, widestMobile} from '../support/fontSize';
import {openPage} from '../support/openPage';
import {measureOverflow} from '../support/overflow';
import {LONG_TUTORIAL, pageClasses} from '../support/pageClasses';

/** Font sizes that readers set in the browser. 32 px is text at 200 %. */
const FONT_SIZES = [12, 20, 32];

/** A short page, which the browser lays out quickly at each width. */
const ARTICLE = '/introduction/getting-started';

/** The home page, the longest tutorial, and a short one, which gets the headings of all others that have long words. */
const PAGES = [pageClasses.home, LONG_TUTORIAL, pageClasses.tutorial];

const tutorials = builtPages.filter(({route}) => route.startsWith('/tutorials/'));

const HEADINGS = tutorials.flatMap(({file}) => {
  const html = fs.readFileSync(path.join(BUILD_DIR, file), 'utf8');
  return [...html.matchAll(/<(h[1-4])\b[^>]*>.*?<\/\1>/gs)]
    .map(([heading]) => heading)
    .filter(heading => /[^\s\-–/]{9}/.test(heading.replace(/<[^>]+>/g, '')));
});

/** A small tablet, both sides of the breakpoint at a font size, and a laptop. */
const widthsFor = (fontSize: number) => [
  600,
  800,
  widestMobile(fontSize),
  widestMobile(fontSize) + 1,
  1300,
];

/** Words in headings that are split by a line break. A break may come after a hyphen or a slash. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4)')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        for (const {0: word, index} of (node.nodeValue ?? '').matchAll(/[^\s\-–/]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({top}) => Math.round(top));
          if (new Set(tops).size > 1) {
            broken.push(word);
          }
        }
      }
    }
    return broken;
  });

test('at any font size, one way to navigate shows, and the drawer has the docs up to its widest layout', async ({
  page,
  at,
}) => {
  await openPage(page, at(ARTICLE));
  for (const fontSize of FONT_SIZES) {
    await setFontSize(page, fontSize);
    for (const width of widthsFor(fontSize)) {
      await page.setViewportSize({width, height: 800});
      expect(await shownWays(page), `${fontSize} px at ${width} px`).toEqual(
        waysAt(width, fontSize),
      );
    }
    const last = widestMobile(fontSize);
    await page.setViewportSize({width: last, height: 800});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const drawer = page.getByRole('dialog', {name: 'Navigation'});
    await expect(drawer.locator('.theme-doc-sidebar-menu')).toBeVisible();
    await page.setViewportSize({width: last + 1, height: 800});
    await expect(drawer).toHaveCount(0);
  }
});

for (const route of PAGES) {
  test(`no heading on ${route} breaks in the middle of a word at any font size`, async ({
    page,
    at,
  }) => {
    await openPage(page, at(route));
    if (route === pageClasses.tutorial) {
      expect(HEADINGS.length).toBeGreaterThan(30);
      await page
        .locator('.theme-doc-markdown')
        .evaluate(
          (article, html) => article.insertAdjacentHTML('beforeend', html),
          HEADINGS.join(''),
        );
    }
    for (const fontSize of FONT_SIZES) {
      await setFontSize(page, fontSize);
      for (const width of widthsFor(fontSize)) {
        await page.setViewportSize({width, height: 800});
        const what = `${fontSize} px at ${width} px`;
        expect(await brokenWords(page), what).toEqual([]);
        expect(await measureOverflow(page), what).toEqual({pixels: 0, elements: []});
      }
    }
  });
}
