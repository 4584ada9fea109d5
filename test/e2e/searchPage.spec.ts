import type {Locator, Page} from '@playwright/test';
import startLinks from '../../search-start-links.json';
import {expectAccessible, expectReadableColors, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {PHONE} from '../support/viewports';

/** A word found in more sections than one batch shows, and a word in a page's title. */
const COMMON = 'immer';
const QUERY = 'installation';
const TARGET = '/introduction/installation';
/** A page that the first batch of the common word doesn't have. */
const MENTIONING = '/introduction/why-rtk-is-redux-today';
const NONSENSE = 'zzz'.repeat(3);
const PORTION = 20;
const INDEX = '**/search/*.json';

const inputOf = (page: Page): Locator => page.getByRole('searchbox', {name: 'Search docs'});
const hitsOf = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('q');

test('before there is a query, the search page has the start links, and without scripts it says what it needs', async ({
  page,
  plainReader,
  at,
}) => {
  const linksOf = (reader: Page) =>
    reader.getByRole('region', {name: 'Start here'}).getByRole('link');
  const names = Object.keys(startLinks);
  await plainReader.goto(at('/search'));
  await expect(linksOf(plainReader)).toContainText(names);
  await expect(plainReader.getByText('needs JavaScript')).toBeVisible();
  await openPage(page, at('/search'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(inputOf(page)).toBeFocused();
  await expect(linksOf(page)).toContainText(names);
  await page.keyboard.type(QUERY);
  await expect(linksOf(page)).toHaveCount(0);
  await inputOf(page).fill('');
  await linksOf(page).first().click();
  await expect(page).toHaveURL(/quick-start/);
});

test('the search page has the results for its URL, which follows the query, and Back returns to the previous one', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(`/search?q=${QUERY}`));
  const title = `Search results for “${QUERY}”`;
  const heading = page.getByRole('heading', {level: 1});
  const first = hitsOf(page).first();
  await expect(heading).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(inputOf(page)).toHaveValue(QUERY);
  await expect(first.locator('mark').first()).toHaveText(/^installation$/i);
  await inputOf(page).fill('ecosystem');
  await expect.poll(() => queryOf(page)).toBe('ecosystem');
  await page.goBack();
  await expect(inputOf(page)).toHaveValue(QUERY);
  await expect(heading).toHaveText(title);
  await page.goForward();
  await expect(inputOf(page)).toHaveValue('ecosystem');
  await page.goBack();
  await expect(first.getByRole('link')).toHaveAttribute('href', new RegExp(`${TARGET}$`));
  await first.getByRole('link').click();
  await expect(page).toHaveURL(at(TARGET));
  // The address changes before the page does.
  await expect(heading).toHaveText('Installation');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('rowgroup', {name: 'Recent'})).toContainText('Installation');
});

test("the dialog's footer leads to the search page, where scrolling loads more, which is still there on coming back", async ({
  reader: page,
  at,
}) => {
  await openPage(page, at('/introduction/getting-started'));
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', {name: 'Search docs'}).fill(COMMON);
  const link = page.getByRole('dialog').getByRole('link', {name: /^See all \d+ results$/});
  const all = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
  expect(all).toBeGreaterThan(PORTION);
  await link.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => queryOf(page)).toBe(COMMON);
  await expect(page.locator('.DocSearch-Page-count')).toHaveText(`${all} results`);
  await expect(hitsOf(page)).toHaveCount(PORTION);
  await page.mouse.move(600, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    expect(await hitsOf(page).count()).toBeGreaterThan(PORTION);
  }).toPass();
  const loaded = await hitsOf(page).count();
  await hitsOf(page).locator(`a[href*="${MENTIONING}"]`).first().click();
  await expect(page.locator('.DocSearch-Page-count')).toHaveCount(0);
  await page.goBack();
  await expect(hitsOf(page).nth(loaded - 1)).toBeAttached();
  await expect(inputOf(page)).toHaveValue(COMMON);
});

test('every state of the search page is accessible in both color modes, on a desktop and on a phone', async ({
  reader: page,
  at,
}) => {
  const main = page.getByRole('main');
  const desktop = page.viewportSize() ?? PHONE;
  const check = async (text: string | RegExp) => {
    await expect(main.getByText(text).first()).toBeVisible();
    for (const size of [PHONE, desktop]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${text}, ${size.width} px wide`, {within: 'main'});
    }
    await setColorMode(page, 'dark');
    await expectReadableColors(page, `${text} in dark mode`, 'main');
    await setColorMode(page, 'light');
  };
  await page.route(INDEX, route => route.abort('aborted'));
  await openPage(page, at(`/search?q=${COMMON}`));
  await check('Unable to fetch results');
  await page.unroute(INDEX);
  await main.getByRole('button', {name: 'Try again'}).click();
  await check(/results$/);
  await inputOf(page).fill(NONSENSE);
  await check('No results for');
});

test('on a touch screen, no field of the search page makes iOS zoom in', async ({browser, at}) => {
  const page = await browser.newPage({viewport: PHONE, hasTouch: true});
  await openPage(page, at(`/search?q=${COMMON}`));
  await expect(page.getByRole('combobox', {name: 'Show results from'})).toHaveCSS(
    'font-size',
    '16px',
  );
  await page.close();
});
