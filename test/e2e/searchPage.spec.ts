import type {Locator, Page} from '@playwright/test';
import startLinks from '../../search-start-links.json';
import {COLOR_MODES, expectAccessible, setColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {PHONE} from '../support/viewports';
import {expectMissing} from '../support/watchPage';

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

test('before there is a query, the search page has the start links, even without scripts', async ({
  page,
  plainReader,
  at,
}) => {
  const linksOf = (reader: Page) =>
    reader.getByRole('region', {name: 'Start here'}).getByRole('link');
  const names = Object.keys(startLinks);
  await plainReader.goto(at('/search'));
  await expect(linksOf(plainReader)).toContainText(names);
  await openPage(page, at('/search'));
  await expect(linksOf(page)).toContainText(names);
  await inputOf(page).fill(QUERY);
  await expect(linksOf(page)).toHaveCount(0);
  await inputOf(page).fill('');
  await linksOf(page).first().click();
  await expect(page).toHaveURL(/quick-start/);
});

test('the search page shows the results for its URL, grouped and highlighted, the best one first', async ({
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
  await expect(page.getByRole('status').filter({hasText: /\d+ results?/})).toHaveCount(1);
});

test('the button loads more results and moves the focus to the first new one', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(`/search?q=${COMMON}`));
  await expect(hitsOf(page)).toHaveCount(PORTION);
  await moreOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(hitsOf(page).nth(PORTION).getByRole('link')).toBeFocused();
  const shown = await page.locator('.DocSearch-Page-count').textContent();
  const all = Number(/\d+/.exec(shown ?? '')?.[0]);
  expect(all).toBeGreaterThan(PORTION);
  await expect(async () => {
    if (await moreOf(page).isVisible()) {
      await moreOf(page).press('Enter');
    }
    await expect(hitsOf(page)).toHaveCount(all, {timeout: 500});
  }).toPass();
  await expect(moreOf(page)).toHaveCount(0);
  const headings = await page.getByRole('main').getByRole('heading', {level: 2}).allTextContents();
  expect(headings.filter((heading, place) => headings.indexOf(heading) !== place)).toEqual([]);
});

test('the filter shows the results of one group, among all that are loaded', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(`/search?q=${COMMON}`));
  const filter = page.getByRole('combobox', {name: 'Show results from'});
  const names = page.getByRole('main').getByRole('heading', {level: 2});
  await expect(names.nth(1)).toBeVisible();
  const [first = '', second = ''] = await names.allTextContents();
  const before = await hitsOf(page).count();
  await filter.selectOption(second);
  await expect(names.filter({hasText: first})).toHaveCount(0);
  await expect(names.first()).toHaveText(second);
  expect(await hitsOf(page).count()).toBeLessThan(before);
  await filter.selectOption('All categories');
  await expect(names.first()).toHaveText(first);
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

test("the dialog's footer leads to the search page with the same query and count", async ({
  reader: page,
  at,
}) => {
  await openPage(page, at('/introduction/getting-started'));
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', {name: 'Search docs'}).fill(COMMON);
  const link = page.getByRole('dialog').getByRole('link', {name: /^See all \d+ results$/});
  const count = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
  await link.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => queryOf(page)).toBe(COMMON);
  await expect(page.locator('.DocSearch-Page-count')).toHaveText(`${count} results`);
});

test('a result chosen on the search page is among the recent searches', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(`/search?q=${QUERY}`));
  await hitsOf(page).first().getByRole('link').click();
  await expect(page).toHaveURL(at(TARGET));
  await expect(page.getByRole('article')).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('rowgroup', {name: 'Recent'})).toContainText('Installation');
});

test('the search page accepts no more than 64 characters, typed or in the URL', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(`/search?q=${'x'.repeat(80)}`));
  await expect(inputOf(page)).toHaveValue('x'.repeat(64));
});

test('a query whose 64th character is an emoji gets an answer', async ({reader: page, at}) => {
  const query = `${'z'.repeat(63)}🚀`;
  await openPage(page, at(`/search?q=${query}y`));
  await expect(inputOf(page)).toHaveValue(query);
  const main = page.getByRole('main');
  await expect(main.getByText('No results for').first()).toContainText(query);
  await expect(main.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /z%F0%9F%9A%80$/,
  );
});

test("a query that can't be decoded gets an answer", async ({reader: page, at}) => {
  await openPage(page, `${at('/search')}?q=%E0%A4%A`);
  await expect(inputOf(page)).toHaveValue('\ufffd%A');
  await expect(
    page
      .getByRole('main')
      .getByText(/No results for|result/)
      .first(),
  ).toBeVisible();
});

test('a search without results shows the query, working suggestions, and a link to report it', async ({
  page,
  at,
}) => {
  await openPage(page, at(`/search?q=${NONSENSE}`));
  const main = page.getByRole('main');
  await expect(main.getByText('No results for').first()).toContainText(NONSENSE);
  await expect(main.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  await main.getByRole('list', {name: 'Try searching for'}).getByRole('button').first().click();
  await expect(hitsOf(page).first()).toBeVisible();
  await page.goBack();
  await expect(inputOf(page)).toHaveValue(NONSENSE);
});

test("an unreachable index is reported, and search works once it's back", async ({page, at}) => {
  await page.route('**/search/*.json', route => route.abort('aborted'));
  await openPage(page, at(`/search?q=${QUERY}`));
  const main = page.getByRole('main');
  await expect(main.getByText('Unable to fetch results').first()).toBeVisible();
  await expect(main.getByText('You might want to check your network connection.')).toBeVisible();
  await page.unroute('**/search/*.json');
  await main.getByRole('button', {name: 'Try again'}).click();
  await expect(hitsOf(page).first()).toBeVisible();
});

test('a missing index shows readers the same error as any other failure', async ({page, at}) => {
  expectMissing(page, at('/search/manifest.json'));
  await page.route('**/search/manifest.json', route => route.fulfill({status: 404}));
  await openPage(page, at(`/search?q=${QUERY}`));
  await expect(page.getByText('Unable to fetch results').first()).toBeVisible();
});

test('without JavaScript, the search page says that search needs JavaScript', async ({
  plainReader,
  at,
}) => {
  await plainReader.goto(at(`/search?q=${QUERY}`));
  await expect(plainReader.getByText('needs JavaScript')).toBeVisible();
});

for (const mode of COLOR_MODES) {
  test(`every state of the search page is accessible in ${mode} mode, on a desktop and on a phone`, async ({
    reader: page,
    at,
  }) => {
    await openPage(page, at(`/search?q=${COMMON}`));
    await setColorMode(page, mode);
    const desktop = page.viewportSize() ?? PHONE;
    for (const {query, text} of [
      {query: COMMON, text: /results$/},
      {query: NONSENSE, text: 'No results for'},
    ]) {
      await inputOf(page).fill(query);
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
      for (const size of [desktop, PHONE]) {
        await page.setViewportSize(size);
        await expectAccessible(page, `${query} in ${mode} mode, ${size.width} px wide`);
      }
      await page.setViewportSize(desktop);
    }
  });
}
