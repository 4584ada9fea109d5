import type {Page} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';

/** It has ten groups of tabs. */
const ARTICLE = '/usage/migrating-to-modern-redux';

/** Near its end. */
const HEADING = 'check';

/** Where the heading is in the window, once the fonts and the scripts of the page are there. */
const topOf = (page: Page): Promise<number> =>
  page.evaluate(async id => {
    await document.fonts.ready;
    return document.getElementById(id)?.getBoundingClientRect().top ?? 0;
  }, HEADING);

test('hydration changes the height of no tabs', async ({browser, page, at}) => {
  const heights = (at: Page) =>
    at
      .locator('.tabs-container')
      .evaluateAll(all => all.map(each => each.getBoundingClientRect().height));
  await openPage(page, at(ARTICLE));
  const hydrated = await heights(page);
  // Scripts are on, so that the page looks as it does before they run, but those files don't come.
  const context = await browser.newContext({viewport: page.viewportSize()});
  const served = await context.newPage();
  await served.route('**/*.js', route => route.abort());
  await served.goto(at(ARTICLE));
  expect(await heights(served)).toEqual(hydrated);
  await context.close();
});

test('a link to a heading below tabs arrives there, and it stays there if a tab is chosen in another window', async ({
  page,
  context,
  at,
}) => {
  await openPage(page, at(`${ARTICLE}#${HEADING}`));
  await page.waitForLoadState('networkidle');
  const before = await topOf(page);
  expect(before).toBeCloseTo(76, 0);
  const other = await context.newPage();
  await openPage(other, at(ARTICLE));
  await other.getByRole('tab', {name: 'After'}).first().click();
  await page.bringToFront();
  await expect(page.getByRole('tab', {name: 'After', selected: true}).first()).toBeAttached();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await topOf(page)).toBeCloseTo(before, 0);
});
