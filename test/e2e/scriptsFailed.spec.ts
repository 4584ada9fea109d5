import type {Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {expect, test} from '../support/fixtures';
import {PHONE} from '../support/viewports';
import {resetWatch} from '../support/watchPage';

const ARTICLE = '/api/store';

const notice = (page: Page) => page.getByText('Search and some other features couldn’t load.');

/** The ways that a file of the page's code can fail to run. */
const FAILURES = {
  'a new deployment has removed them': {
    file: /\/assets\/js\//,
    error: /^http:\S+\/assets\/js\/\S+\.js$/,
  },
  "a part of the page's code is missing": {
    file: /\/assets\/js\/(?!main|runtime)/,
    error: /^ChunkLoadError: [^]+\/assets\/js\/\S+\.js\)$/,
  },
} as const;

const REMOVED = {status: 404, body: ''};

test.afterEach(({page}) => resetWatch(page)); // Those are the requests that were cut off.

for (const [name, {file, error}] of Object.entries(FAILURES)) {
  test(`a page shows a notice when ${name}, and stays readable`, async ({page, at}) => {
    await page.route(file, route => route.fulfill(REMOVED));
    await page.goto(at(ARTICLE));
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('alert').locator('p')).toHaveText(error);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Store');
    await expectAccessible(page, 'the notice', {within: '[role=alert]'});

    // Controls that can't work are absent or disabled.
    await expect(page.getByRole('button', {name: 'Search'})).toHaveCount(0);
    const buttons = page.locator('#__docusaurus').getByRole('button');
    for (const button of await buttons.all()) {
      await expect(button).toBeDisabled();
    }

    await page.unrouteAll();
    await page.getByRole('button', {name: 'Retry'}).click();
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Search'})).toBeEnabled();
  });
}

test('on a phone, the sidebar and the navbar show, without dead buttons', async ({page, at}) => {
  await page.setViewportSize(PHONE);
  await page.route(/\/main\.\w+\.js$/, route => route.abort('failed'));
  await page.goto(at(ARTICLE));
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toHaveCount(0);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Installation'})).toBeVisible();
  const navbar = page.getByRole('navigation', {name: 'Main'});
  await expect(navbar.getByRole('link', {name: 'Getting Started'})).toBeVisible();

  // The box leaves the end of the page in view.
  // The page may still be growing, for example when the typeface arrives.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const box = await page.getByRole('alert').boundingBox();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? Infinity) + (footer?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  }).toPass();
});
