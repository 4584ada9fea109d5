import {
  expectAccessible,
  expectAccessibleContent,
  expectReadableColors,
  joinTokens,
  setColorMode,
} from '../support/axe';
import {UNKNOWN_ROUTE} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {PHONE} from '../support/viewports';
import {expectMissing} from '../support/watchPage';

for (const route of [
  '/usage/migrations/migrating-rtk-2',
  '/tutorials/essentials/part-8-rtk-query-advanced',
]) {
  test(`${route}, with its wide tables, is accessible on a phone`, async ({reader: page, at}) => {
    await page.setViewportSize(PHONE);
    await openPage(page, at(route));
    // Even if its rows become lists of values on a phone.
    await expect(page.getByRole('table').first()).toBeVisible();
    await joinTokens(page);
    await expectAccessibleContent(page, `${route} on a phone`);
    await expectReadableColors(page, `the tables of ${route} on a phone`, 'table');
  });
}

test('the not-found page hydrates without an error and is accessible in both color modes', async ({
  page,
  at,
}) => {
  expectMissing(page, at(UNKNOWN_ROUTE));
  await openPage(page, at(UNKNOWN_ROUTE));
  await page.waitForLoadState('networkidle');
  await expectAccessible(page, 'the not-found page');
  await setColorMode(page, 'dark');
  await expectReadableColors(page, 'the not-found page in dark mode');
});
