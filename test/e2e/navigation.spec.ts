import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {startIntercepting} from '../support/startIntercepting';
import {resetWatch} from '../support/watchPage';

const START = '/introduction/getting-started';
const TARGET = '/introduction/installation';

const CHUNKS = '**/assets/js/**';

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Sets what the browser reports about its connection. */
async function setConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript(value => {
    Object.defineProperty(navigator, 'connection', {get: () => value});
  }, connection);
}

test('diagrams and tabs are the same after navigation as on the first page', async ({page, at}) => {
  const parts = () =>
    page
      .locator('[data-diagram], [role=tabpanel]')
      .evaluateAll(all =>
        all.map(part => `${part.querySelectorAll('*').length} ${part.textContent}`),
      );
  await openPage(page, at(START));
  const served = await parts();
  expect(served.length).toBeGreaterThan(2);
  await openPage(page, at(TARGET));
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Getting started'})
    .click();
  await expect(title(page)).toHaveText(/getting started/i);
  expect(await parts()).toEqual(served);
  const drawing = page.locator('[data-diagram] svg').first();
  await expect(drawing).toBeVisible();
  await page.getByRole('tab').last().click();
  await expect(page.getByRole('tabpanel').last()).toBeVisible();
});

for (const [what, name, isThere] of [
  ['its section', 'Should you use Redux?', (y: number) => y > 100],
  ['its start', 'Redux Essentials', (y: number) => y === 0],
] as const) {
  test(`a page whose code fails to load is shown from ${what}`, async ({page, at}) => {
    await setConnection(page, {effectiveType: '2g', saveData: false});
    await startIntercepting(page);
    await openPage(page, at('/'));
    await page.route(CHUNKS, route => route.abort());
    const followed = page.locator('main').getByRole('link', {name});
    const href = await followed.evaluate((target: HTMLAnchorElement) => target.href);
    const loaded = page.waitForEvent('load');
    await followed.click();
    await loaded;
    await expect(page).toHaveURL(href);
    await expect.poll(() => page.evaluate(() => scrollY).then(isThere)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(at('/'));
    resetWatch(page); // Those are the requests that were cut off.
  });
}

test.describe('what a page prefetches', () => {
  test('is the whole next page once the reader is at the end of this one', async ({page, at}) => {
    const files: string[] = [];
    page.on('request', request => files.push(new URL(request.url()).pathname));
    await openPage(page, at(START));
    await page.waitForLoadState('networkidle');
    const next = page.locator('.pagination-nav__link--next');
    const path = new URL(await next.evaluate((link: HTMLAnchorElement) => link.href)).pathname;
    const ahead = () => files.filter(file => file.endsWith(`${path}.json`)).length;
    expect(ahead()).toBe(0);
    await next.scrollIntoViewIfNeeded();
    await expect.poll(ahead).toBe(1);
    await page.waitForLoadState('networkidle');
    await next.dispatchEvent('click');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(ahead()).toBe(1);
  });
});

test('a page whose code fails to load shows a red box, and Retry loads it', async ({page, at}) => {
  // Core waits for a page's code before it renders, except at an unknown URL.
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('refused');
    };
  });
  const isPage = (text: string) => text.includes('Pages without a bundler');
  await page.route(CHUNKS, async route => {
    const response = await route.fetch();
    return isPage(await response.text()) ? route.abort() : route.fulfill({response});
  });
  await openPage(page, at(`${TARGET}/index.html`));
  const box = page.getByRole('alert');
  await expect(box).toContainText('Loading chunk');
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await page.unrouteAll({behavior: 'wait'});
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(title(page)).toHaveText(/install/i);
  resetWatch(page); // Those are the requests that were cut off, and the errors that they caused.
});
