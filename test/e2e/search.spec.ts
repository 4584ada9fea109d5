import type {Locator, Page} from '@playwright/test';
import {expectAccessible, expectReadableColors, showColorMode} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {dialogOf, inputOf, openSearch, optionsOf, typeQuery} from '../support/searchDialog';
import {PHONE} from '../support/viewports';

/*
 * What only a browser can show: focus, modality, layout, history, tabs, and what is loaded when. The unit tests of the
 * dialog cover its states, rows, keys, and texts.
 */

const ARTICLE = '/introduction/getting-started';

/** A word in the title of a page, and that page. */
const QUERY = 'installation';
const TARGET = '/introduction/installation';

/** No word starts like this or is one typo away from a word that does. */
const NONSENSE = 'zzz'.repeat(3);

const buttonOf = (page: Page): Locator => page.getByRole('button', {name: 'Search', exact: true});

test('the search opens over the page, and closing it leaves the page and the focus as they were', async ({
  reader: page,
  at,
}) => {
  await openPage(page, at(ARTICLE));
  const heading = page.getByRole('heading', {level: 1});
  const before = await heading.boundingBox();
  await buttonOf(page).click();
  await expect(inputOf(page)).toBeFocused();
  expect(await heading.boundingBox()).toEqual(before);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest('nav, main, footer') !== null,
    );
    expect(isOutside, `stop ${stop}`).toBe(false);
  }
  await page.mouse.click(20, 700);
  await expect(dialogOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();

  const link = page.locator('main article p a').last();
  await link.focus();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const position = await scrolled();
  await page.keyboard.press('/');
  await expect(inputOf(page)).toBeFocused();
  await expect(inputOf(page)).toHaveValue('');
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  expect(await scrolled()).toBe(position);
});

test('the script, worker, and manifest load only on intent, and the index when the dialog opens', async ({
  page,
  at,
}) => {
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  await openPage(page, at(ARTICLE));
  await page.waitForLoadState('networkidle');
  const ofSearch = () => requests.filter(path => /search/.test(path));
  expect(ofSearch()).toEqual([]);
  await buttonOf(page).hover();
  for (const file of [
    /\/search-worker\.\w+\.js$/,
    /\/intent-search\.\w+\.js$/,
    /\/search\/manifest\.json$/,
  ]) {
    await expect.poll(ofSearch).toContainEqual(expect.stringMatching(file));
  }
  await page.waitForLoadState('networkidle');
  const isShard = (path: string) => /\/search\/(?!manifest)/.test(path);
  expect(ofSearch().filter(isShard)).toEqual([]);
  await buttonOf(page).click();
  await page.keyboard.type('store');
  await expect.poll(() => ofSearch().some(isShard)).toBe(true);
});

test('by keyboard, results open without a page load, and move the focus to their heading', async ({
  reader: page,
  at,
}) => {
  await openSearch(page, at(ARTICLE));
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  // The best result is the one that Enter opens.
  await typeQuery(page, QUERY);
  const options = optionsOf(page);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first().locator('mark').first()).toHaveText(/^installation$/i);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport({ratio: 1});
  await expect(inputOf(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at(TARGET));
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  await expect(dialogOf(page)).toBeHidden();

  // A section of this page, and then of the page that's open already.
  const sections = dialogOf(page).locator(`[role=option][href*="${TARGET}#"]`);
  for (const visit of ['from the top', 'from the section itself']) {
    await page.keyboard.press('/');
    await typeQuery(page, QUERY);
    await expect(sections.first()).toBeVisible();
    const href = (await sections.first().getAttribute('href')) ?? '';
    while ((await sections.first().getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    const heading = page.locator(`[id="${href.split('#')[1]}"]`);
    await expect(heading, visit).toBeFocused();
    await expect(heading, visit).toBeInViewport();
  }
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});

test('by mouse, results open beside the page while the dialog stays, or lead to their section', async ({
  reader: page,
  at,
}) => {
  await openSearch(page, at(ARTICLE));
  await typeQuery(page, QUERY);
  const first = optionsOf(page).first();
  for (const open of [
    () => first.click({button: 'middle'}),
    () => page.keyboard.press('Control+Enter'),
  ]) {
    const [tab] = await Promise.all([page.context().waitForEvent('page'), open()]);
    // GitHub Pages redirects `/x` to `/x/` if there's only `x/index.html`.
    await expect(tab).toHaveURL(new RegExp(`${TARGET}/?$`));
    await tab.close();
    await expect(dialogOf(page)).toBeVisible();
  }
  await expect(page).toHaveURL(new RegExp(`${ARTICLE}/?$`));
  const section = dialogOf(page).locator('[role=option][href*="#"]').first();
  const href = (await section.getAttribute('href')) ?? '';
  await section.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
});

test('every screen is accessible in both color modes, on a desktop and on a phone', async ({
  reader: page,
  at,
}) => {
  const desktop = page.viewportSize() ?? PHONE;
  const within = '.DocSearch-Modal';
  const check = async (what: string) => {
    for (const size of [PHONE, desktop]) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${what}, ${size.width} px wide`, {within});
    }
    await showColorMode(page, 'dark');
    await expectReadableColors(page, `${what} in dark mode`, within);
    await showColorMode(page, 'light');
  };
  await openSearch(page, at(ARTICLE));
  await showColorMode(page, 'light');
  await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
  await check('the empty start');
  await inputOf(page).fill(NONSENSE);
  await expect(dialogOf(page).getByText('No results for').first()).toBeVisible();
  await check('no results');
  await inputOf(page).fill('');
  await typeQuery(page, QUERY);
  await check('the results');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press('Control+K');
  await expect(dialogOf(page).getByRole('rowgroup', {name: 'Recent'})).toBeVisible();
  await check('the saved searches');
});

test('in forced colors, an outline shows the active row, and each mark differs from its background', async ({
  page,
  at,
}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await openSearch(page, at(ARTICLE));
  await page.keyboard.press('ArrowDown');
  const rows = dialogOf(page).locator('.DocSearch-Hit');
  const expectOutline = async () => {
    const outlined = await rows.evaluateAll(all =>
      all.map(row => {
        const {outlineStyle, outlineWidth} = getComputedStyle(row);
        const isOutlined = outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
        return isOutlined === (row.getAttribute('aria-selected') === 'true');
      }),
    );
    expect(outlined.length).toBeGreaterThan(1);
    expect(outlined).not.toContain(false);
  };
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await expectOutline();
  await typeQuery(page, QUERY);
  await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
  await expectOutline();
  const marks = await dialogOf(page)
    .locator('mark')
    .evaluateAll(all =>
      all
        .map(mark => getComputedStyle(mark))
        .map(({color, backgroundColor}) => [color, backgroundColor]),
    );
  expect(marks.length).toBeGreaterThan(1);
  expect(new Set(marks.map(String))).toEqual(new Set(['rgb(0, 0, 0),rgb(255, 255, 0)']));
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE, hasTouch: true});

  test("the dialog fills the screen, and its rows don't overflow", async ({page, at}) => {
    await openPage(page, at(ARTICLE));
    await buttonOf(page).tap();
    await expect(inputOf(page)).toBeFocused();
    await typeQuery(page, QUERY);
    const box = await dialogOf(page).locator('.DocSearch-Modal').boundingBox();
    // Where scrollbars take up space, their gutter stays free, so nothing behind the dialog moves.
    const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
    expect(box).toEqual({x: 0, y: 0, width, height: PHONE.height});
    const rows = await optionsOf(page).evaluateAll(options =>
      options.map(option => option.getBoundingClientRect().toJSON()),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const {left, right} of rows) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(PHONE.width);
    }
    await expect(dialogOf(page).locator('.DocSearch-Hit-Select-Icon')).toBeHidden();
    const fontSize = await inputOf(page).evaluate(input => getComputedStyle(input).fontSize);
    expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(16);
    await optionsOf(page).first().tap();
    await expect(dialogOf(page)).toBeHidden();
  });
});
