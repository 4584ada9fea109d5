import type {Page} from '@playwright/test';
import {changedArticles} from '../../scripts/pages/changedPages';
import {
  COLOR_MODES,
  expectAccessibleContent,
  expectReadableColors,
  expectScrollableByKeyboard,
  joinTokens,
  setColorMode,
} from '../support/axe';
import {pagesToCheck} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {builtPageClasses} from '../support/pageClasses';
import {PHONE} from '../support/viewports';

/** The text of `<main>` as the server sent it, before any script changed it. */
async function servedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    return (
      new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent ?? ''
    );
  });
}

/** What an article has of text and code, in its order: as the page shows it, or as the server sends it. */
async function partsOfArticle(page: Page, served?: string): Promise<string[]> {
  return page.evaluate(async url => {
    const html =
      url === undefined
        ? document
        : new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
    return Array.from(
      html.querySelectorAll(
        '.markdown > :is(header, h2, h3, h4, p, ul, ol, dl, .folio-table, aside, details, blockquote), .markdown [data-served]:not(.theme-code-block), .markdown pre > code',
      ),
      ({tagName, id, textContent}) => `${tagName} ${id} ${textContent}`,
    );
  }, served);
}

const DRAWINGS = 'main figure:has(svg)';

/**
 * Pages where everything is checked. All colors are tokens and all tables are one component, so a page of each class
 * shows whether these are right.
 */
const checkedWhole: ReadonlySet<string> = new Set(builtPageClasses);

/** Articles whose text hasn't changed are left to the checks of a release. */
const unchanged = changedArticles.length > 0 ? [] : ['@release'];

for (const {route} of pagesToCheck) {
  const isWhole = checkedWhole.has(route);
  const tag = isWhole ? [] : unchanged;
  const how = isWhole ? ' in both color modes and on a phone' : '';
  test(
    `${route} hydrates without an error, keeps its text, and is accessible${how}`,
    {tag},
    async ({reader, at}) => {
      await openPage(reader, at(route));
      expect(await reader.locator('main').evaluate(main => main.textContent)).toBe(
        await servedText(reader),
      );

      // A page's own drawings have colors that no other page has.
      const hasDrawings = (await reader.locator(DRAWINGS).count()) > 0;
      if (isWhole || hasDrawings) {
        const within = isWhole ? undefined : DRAWINGS;
        for (const mode of COLOR_MODES) {
          await setColorMode(reader, mode);
          await expectReadableColors(reader, `${route} in ${mode} mode`, within);
        }
      }
      await joinTokens(reader);
      // The frame around an article is the same as on the pages that are checked whole.
      await expectAccessibleContent(reader, route, isWhole ? undefined : 'main');
      if (isWhole) {
        // Files that the page prefetches must not fail, either.
        await reader.waitForLoadState('networkidle');
        await reader.setViewportSize(PHONE);
        await expectScrollableByKeyboard(reader, `${route} on a phone`);
      }
    },
  );
}

test(
  'a reader who comes from another page finds in each article what the server sends',
  {tag: unchanged},
  async ({page, at}) => {
    // It visits all pages.
    test.slow();
    await openPage(page, at('/errors'));
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    for (const {route} of pagesToCheck) {
      const served = await partsOfArticle(page, at(route));
      await page.evaluate(url => {
        history.pushState({}, '', url);
        window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
      }, at(route));
      await expect.poll(() => partsOfArticle(page), route).toEqual(served);
    }
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  },
);
