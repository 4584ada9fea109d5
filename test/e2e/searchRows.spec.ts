import type {Locator, Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {dialogOf, inputOf, openSearch, optionsOf, typeQuery} from '../support/searchDialog';
import {DESKTOP, PHONE} from '../support/viewports';

const ARTICLE = '/introduction/getting-started';

/** A word found in more sections than one batch shows. */
const COMMON = 'middleware';
const PORTION = 20;

const hitsOf = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

const boxesOf = (rows: Locator) =>
  rows.evaluateAll(elements =>
    elements.map(element => {
      const {top, bottom, height} = element.getBoundingClientRect();
      return {top, bottom, height};
    }),
  );

/** The rows in which no match is shown with the marker, and those whose path repeats the one in the row above. */
const faultyRows = (page: Page) =>
  optionsOf(page).evaluateAll(rows => {
    const isSeen = (mark: Element) => {
      const text = mark.closest('[data-repeated], [class]');
      const isShown = text && getComputedStyle(text).clipPath === 'none';
      const isMarked = getComputedStyle(mark).backgroundColor !== 'rgba(0, 0, 0, 0)';
      const end = text?.getBoundingClientRect().right ?? 0;
      return isShown && isMarked && mark.getBoundingClientRect().right <= end + 1;
    };
    const paths = rows.map(row => {
      const path = row.querySelector('.DocSearch-Hit-path')?.cloneNode(true) as Element | undefined;
      path?.querySelector('[data-repeated]')?.remove();
      return path?.textContent ?? '';
    });
    return rows
      .filter(
        (row, place) =>
          !Array.from(row.querySelectorAll('mark')).some(isSeen) ||
          (paths[place] !== '' && paths[place] === paths[place - 1]),
      )
      .map(row => row.textContent);
  });

for (const [name, viewport] of Object.entries({wide: DESKTOP, phone: PHONE})) {
  test(`rows have one height, active or not, and whole matches and paths, ${name}`, async ({
    reader: page,
    at,
  }) => {
    await page.setViewportSize(viewport);
    await openSearch(page, at(ARTICLE));
    await typeQuery(page, 'store');
    const list = dialogOf(page).getByRole('listbox');
    await expect(list.locator('.DocSearch-Hit-line').first()).toHaveText(/\w.{20,}/);
    const expectWholeRows = () =>
      expect(async () => {
        const end = await list.evaluate(element => element.getBoundingClientRect().bottom);
        const rows = await boxesOf(optionsOf(page));
        const visible = rows.filter(({top}) => top < end);
        expect(visible.length).toBeLessThan(rows.length);
        expect(visible.at(-1)?.bottom).toBeLessThanOrEqual(end + 1);
        if (viewport === DESKTOP) {
          // No empty band below the rows.
          const [panel] = await boxesOf(page.locator('.DocSearch-Dropdown'));
          expect(panel?.bottom).toBeLessThanOrEqual(end + 1);
        }
      }).toPass();
    // Rows below the fold come one frame later. Only then does the list end after a whole row.
    await expectWholeRows();
    await page.setViewportSize({...viewport, height: viewport.height - 130});
    await expectWholeRows();
    await page.setViewportSize(viewport);
    await expectWholeRows();
    const before = await boxesOf(optionsOf(page));
    expect(before.map(({height}) => Math.round(height))).toEqual(before.map(() => 52));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await boxesOf(optionsOf(page))).toEqual(before);
    const lines = await list.locator('.DocSearch-Hit-line').allInnerTexts();
    expect(lines.filter(line => line.trim() === '')).toEqual([]);

    for (const query of ['selector', 'dispatch']) {
      await inputOf(page).fill('');
      await typeQuery(page, query);
      await expect(optionsOf(page).nth(9)).toBeAttached();
      expect(await faultyRows(page), query).toEqual([]);
    }

    // Below a marked title, matches are underlined, and the path says which page it is.
    await inputOf(page).fill('');
    await typeQuery(page, 'create store');
    const rows = optionsOf(page).filter({has: page.locator('.DocSearch-Hit-title mark')});
    await expect(rows.locator('.DocSearch-Hit-title mark').first()).toHaveCSS('box-shadow', 'none');
    const quiet = rows.locator('.DocSearch-Hit-snippet mark').first();
    await expect(quiet).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(quiet).toHaveCSS('box-shadow', /inset/);
    const path = rows.locator('.DocSearch-Hit-path:not(:has([data-repeated]))').first();
    await expect(path).toHaveText(/\w/);
    await expect(path).toHaveCSS('clip-path', 'none');
  });
}

test('rows of the search page have one height, or on a phone that of their lines, and fit', async ({
  reader: page,
  at,
}) => {
  for (const [viewport, sizes] of [
    [page.viewportSize() ?? PHONE, [60]],
    [PHONE, [64, 88]],
  ] as const) {
    await page.setViewportSize(viewport);
    await openPage(page, at(`/search?q=${COMMON}`));
    await expect(hitsOf(page)).toHaveCount(PORTION);
    const heights = await hitsOf(page).evaluateAll(rows =>
      rows.map(row => Math.round(row.getBoundingClientRect().height)),
    );
    expect(new Set(heights)).toEqual(new Set(sizes));
    const cut = await hitsOf(page).evaluateAll(rows =>
      rows.filter(row => row.scrollHeight > row.clientHeight + 1).map(row => row.textContent),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const paths = hitsOf(page).locator('.DocSearch-Hit-path:not(:has([data-repeated]))');
    await expect(paths).not.toHaveCount(0);
    for (const path of await paths.all()) {
      await expect(path).toHaveCSS('clip-path', 'none');
    }
  }
});
