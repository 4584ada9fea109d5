import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {holdRequests} from '../support/holdRequests';
import {openPage} from '../support/openPage';
import {startIntercepting} from '../support/startIntercepting';
import {resetWatch} from '../support/watchPage';

/* Files that neither arrive nor fail. The page's clock is moved, so that nobody waits. */

const ARTICLE = '/introduction/getting-started';
const STYLES = /\/assets\/css\/styles\.\w+\.css$/;

const title = (page: Page) => page.getByRole('heading', {level: 1});
const inputOf = (page: Page) => page.getByRole('combobox', {name: 'Search docs'});
const optionsOf = (page: Page) => page.getByRole('dialog').getByRole('option');

test.beforeEach(({page}) => page.clock.install());
test.afterEach(({page}) => resetWatch(page)); // Requests that still hang are cut off.

for (const [name, file] of [
  ['main bundle', /\/main\.\w+\.js$/],
  ["page's own code", /\/assets\/js\/(?!main|runtime)/],
] as const) {
  test(`a page can be read while its ${name} hangs, and works once it's there`, async ({
    page,
    at,
  }) => {
    const release = await holdRequests(page, file);
    await page.goto(at(ARTICLE), {waitUntil: 'commit'});
    await expect(title(page)).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(
      page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link').first(),
    ).toBeVisible();
    release();
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await page.keyboard.press('Control+K');
    await expect(inputOf(page)).toBeFocused();
  });
}

test.describe('style sheets', () => {
  /** Whether the browser has shown anything of the page. The moved clock has no list of such entries. */
  const isPainted = (page: Page) => page.evaluate(() => 'isPainted' in window);

  test.beforeEach(({page}) =>
    page.addInitScript(() => {
      new PerformanceObserver(() => Object.assign(window, {isPainted: true})).observe({
        type: 'paint',
      });
    }),
  );

  test('that hang hold the text back for ten seconds, and apply when they arrive', async ({
    page,
    at,
  }) => {
    let requests = 0;
    page.on('request', request => {
      requests += STYLES.test(request.url()) ? 1 : 0;
    });
    const release = await holdRequests(page, STYLES);
    await page.goto(at(ARTICLE), {waitUntil: 'commit'});
    await expect.poll(() => requests).toBe(1);
    await page.clock.fastForward(9_000);
    expect(await isPainted(page)).toBe(false);
    await page.clock.fastForward(1_000);
    await expect.poll(() => isPainted(page)).toBe(true);
    await expect(title(page)).toBeVisible();
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    const marginOf = () => page.evaluate(() => getComputedStyle(document.body).margin);
    expect(await marginOf()).toBe('8px');
    release();
    await expect.poll(marginOf).toBe('0px');
    expect(requests).toBe(1);
  });

  test('that fail leave a page that can be read and searched', async ({page, at}) => {
    await page.route(STYLES, route => route.abort());
    await openPage(page, at(ARTICLE));
    await expect(title(page)).toBeVisible();
    await page.keyboard.press('Control+K');
    await page.keyboard.type('installation');
    await expect(optionsOf(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText(/installation/i);
  });
});

test('while the code of the next page hangs, a bar says so, and the page stays usable until the next one appears without a reload', async ({
  page,
  at,
}) => {
  await page.addInitScript(() => {
    // Nothing is prefetched.
    Object.defineProperty(navigator, 'connection', {get: () => ({saveData: true})});
  });
  await startIntercepting(page);
  await openPage(page, at(ARTICLE));
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.waitForLoadState('networkidle');
  const release = await holdRequests(page, /\/assets\/js\//);
  const next = page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Installation'});
  await next.click();
  await page.clock.fastForward(30_000);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await expect(title(page)).toHaveText(/getting started/i);
  await page.getByRole('switch', {name: 'dark mode'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await page.clock.fastForward(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await next.click();
  release();
  await expect(title(page)).toHaveText(/installation/i);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(await page.evaluate(() => ['isSame' in window, scrollY])).toEqual([true, 0]);
});

test.describe('a search', () => {
  test('whose index hangs says that it is waiting, can be closed, and answers later', async ({
    page,
    at,
  }) => {
    const release = await holdRequests(page, /\/search\/[^/]+\.json$/);
    await openPage(page, at(ARTICLE));
    await page.keyboard.press('Control+K');
    await page.keyboard.type('installation');
    await page.clock.fastForward(30_000);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveClass(/DocSearch-Container--Stalled/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+K');
    await expect(inputOf(page)).toBeFocused();
    await inputOf(page).fill('installation');
    release();
    await expect(optionsOf(page).first()).toHaveAttribute('href', /\/introduction\/installation$/);
  });
});
