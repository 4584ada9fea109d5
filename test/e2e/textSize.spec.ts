import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {setFontSize, shownWays, waysAt, widestMobile} from '../support/fontSize';
import {openPage} from '../support/openPage';
import {measureOverflow} from '../support/overflow';

/** Font sizes that readers set in the browser. 32 px is text at 200 %. */
const FONT_SIZES = [12, 16, 20, 32];

/** A short page, which the browser lays out quickly at each width. */
const ARTICLE = '/introduction/getting-started';

/** Articles with long words in their headings, and the home page. */
const PAGES = [
  '/',
  '/tutorials/essentials/part-6-performance-normalization',
  '/tutorials/essentials/part-8-rtk-query-advanced',
];

/** Widths from a small tablet to a laptop, and both sides of the breakpoint at a font size. */
function widthsFor(fontSize: number): number[] {
  const last = widestMobile(fontSize);
  const steps = Array.from({length: 15}, (_, step) => 600 + 50 * step);
  return [...steps, last, last + 1].sort((one, other) => one - other);
}

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

for (const fontSize of FONT_SIZES) {
  test.describe(`with a browser font of ${fontSize} px`, () => {
    test('either the menu button or the sidebar shows, never both and never neither', async ({
      page,
      at,
    }) => {
      await setFontSize(page, fontSize);
      await openPage(page, at(ARTICLE));
      for (const width of widthsFor(fontSize)) {
        await page.setViewportSize({width, height: 800});
        expect(await shownWays(page), `at ${width} px`).toEqual(waysAt(width, fontSize));
      }
    });

    test('the drawer contains the docs up to the widest layout with a menu button', async ({
      page,
      at,
    }) => {
      const width = widestMobile(fontSize);
      await setFontSize(page, fontSize);
      await page.setViewportSize({width, height: 800});
      await openPage(page, at(ARTICLE));
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const drawer = page.getByRole('dialog', {name: 'Navigation'});
      await expect(drawer.locator('.theme-doc-sidebar-menu')).toBeVisible();
      await page.setViewportSize({width: width + 1, height: 800});
      await expect(drawer).toHaveCount(0);
    });

    for (const route of PAGES) {
      test(`no heading on ${route} breaks in the middle of a word`, async ({page, at}) => {
        await setFontSize(page, fontSize);
        await openPage(page, at(route));
        for (const width of widthsFor(fontSize)) {
          await page.setViewportSize({width, height: 800});
          expect(await brokenWords(page), `at ${width} px`).toEqual([]);
          expect(await measureOverflow(page), `at ${width} px`).toEqual({pixels: 0, elements: []});
        }
      });
    }
  });
}
