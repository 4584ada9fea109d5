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

const inputOf = (page: Page): Locator => page.getByRole('searchbox', {name: 'Search docs'});
const hitsOf = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const moreOf = (page: Page): Locator => page.getByRole('button', {name: 'Show more results'});
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('q');

test('the search page has noindex, a title, and one heading, and is not in the sitemap', async ({
  page,
  at,
}) => {
  await openPage(page, at('/search'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  const sitemap = await page.request.get(at('/sitemap.xml'));
  expect(await sitemap.text()).not.toContain('/search');
});

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
  await expect(linksOf(page)).toContainText(names);
  await inputOf(page).fill(QUERY);
  await expect(linksOf(page)).toHaveCount(0);
  await inputOf(page).fill('');
  await linksOf(page).first().click();
  await expect(page).toHaveURL(/quick-start/);
});

test('the search page shows the results for its URL, and a chosen one is among the recent searches', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(`/search?q=${QUERY}`));
  const title = `Search results for “${QUERY}”`;
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(title));
  await expect(inputOf(page)).toHaveValue(QUERY);
  const first = hitsOf(page).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', new RegExp(`${TARGET}$`));
  await expect(first.locator('mark').first()).toHaveText(/^installation$/i);
  await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toHaveText(/\S/);
  await first.getByRole('link').click();
  await expect(page).toHaveURL(at(TARGET));
  await expect(page.getByRole('article')).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('rowgroup', {name: 'Recent'})).toContainText('Installation');
});

test("the dialog's footer leads to the search page, whose filter and button show fewer or more", async ({
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

  const names = page.getByRole('main').getByRole('heading', {level: 2});
  const [first = '', second = ''] = await names.allTextContents();
  const filter = page.getByRole('combobox', {name: 'Show results from'});
  await filter.selectOption(second);
  await expect(names.filter({hasText: first})).toHaveCount(0);
  await expect(names.first()).toHaveText(second);
  expect(await hitsOf(page).count()).toBeLessThan(PORTION);
  await filter.selectOption('All categories');
  await expect(names.first()).toHaveText(first);

  await moreOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(hitsOf(page).nth(PORTION).getByRole('link')).toBeFocused();
  while ((await hitsOf(page).count()) < all) {
    const before = await hitsOf(page).count();
    await moreOf(page).press('Enter');
    await expect.poll(() => hitsOf(page).count()).toBeGreaterThan(before);
  }
  await expect(moreOf(page)).toHaveCount(0);
  const headings = await names.allTextContents();
  expect(headings.filter((heading, place) => headings.indexOf(heading) !== place)).toEqual([]);
});

test('scrolling loads more results, which are still there on coming back', async ({page, at}) => {
  await openPage(page, at(`/search?q=${COMMON}`));
  await expect(hitsOf(page).nth(PORTION - 1)).toBeVisible();
  await page.mouse.move(600, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    expect(await hitsOf(page).count()).toBeGreaterThan(PORTION);
  }).toPass();
  const loaded = await hitsOf(page).count();
  await hitsOf(page).locator(`a[href*="${MENTIONING}"]`).first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(hitsOf(page).nth(loaded - 1)).toBeAttached();
  await expect(inputOf(page)).toHaveValue(COMMON);
});

test('the URL follows the query, and Back returns to the previous query', async ({page, at}) => {
  await openPage(page, at('/search'));
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.type('instal', {delay: 20});
  await expect.poll(() => queryOf(page)).toBe('instal');
  await page.keyboard.type('lation\n');
  await expect.poll(() => queryOf(page)).toBe(QUERY);
  await expect(hitsOf(page).first()).toBeVisible();
  await inputOf(page).fill('ecosystem');
  await expect.poll(() => queryOf(page)).toBe('ecosystem');
  await page.goBack();
  await expect(inputOf(page)).toHaveValue(QUERY);
  await expect(page.getByRole('heading', {level: 1})).toContainText(QUERY);
  await expect(hitsOf(page).first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`${TARGET}$`),
  );
  await page.goForward();
  await expect(inputOf(page)).toHaveValue('ecosystem');
});

test('a search without results has working suggestions, and one that fails can be tried again', async ({
  page,
  at,
}) => {
  await openPage(page, at(`/search?q=${NONSENSE}`));
  const main = page.getByRole('main');
  await expect(main.getByText('No results for').first()).toContainText(NONSENSE);
  await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    new RegExp(NONSENSE),
  );
  await main.getByRole('list', {name: 'Try searching for'}).getByRole('button').first().click();
  await expect(hitsOf(page).first()).toBeVisible();
  await page.goBack();
  await expect(inputOf(page)).toHaveValue(NONSENSE);

  await page.route('**/search/*.json', route => route.abort('aborted'));
  await openPage(page, at(`/search?q=${QUERY}`));
  await expect(main.getByText('Unable to fetch results').first()).toBeVisible();
  await expect(main.getByText('You might want to check your network connection.')).toBeVisible();
  await page.unroute('**/search/*.json');
  await main.getByRole('button', {name: 'Try again'}).click();
  await expect(hitsOf(page).first()).toBeVisible();
});

test('every state of the search page is accessible in both color modes, on a desktop and on a phone', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(`/search?q=${COMMON}`));
  const desktop = page.viewportSize() ?? PHONE;
  for (const {query, text} of [
    {query: COMMON, text: /results$/},
    {query: NONSENSE, text: 'No results for'},
  ]) {
    await inputOf(page).fill(query);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    for (const size of [PHONE, desktop]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${query}, ${size.width} px wide`, {within: 'main'});
    }
    await setColorMode(page, 'dark');
    await expectReadableColors(page, `${query} in dark mode`, 'main');
    await setColorMode(page, 'light');
  }
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
