import {builtPages, UNKNOWN_ROUTE} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {expectMissing} from '../support/watchPage';
import type {Page} from '@playwright/test';

/** The text of `<main>` as it came from the server, whatever scripts have made of it since. */
async function servedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    return (
      new DOMParser().parseFromString(html, 'text/html').querySelector('main')?.textContent ?? ''
    );
  });
}

for (const {route} of builtPages) {
  test(`${route} hydrates without an error and keeps the text it was served with`, async ({
    reader,
    at,
  }) => {
    await openPage(reader, at(route));
    // What the page fetches ahead must not fail either.
    await reader.waitForLoadState('networkidle');
    expect(await reader.locator('main').evaluate(main => main.textContent)).toBe(
      await servedText(reader),
    );
  });
}

test('the not-found page hydrates without an error', async ({page, at}) => {
  expectMissing(page, at(UNKNOWN_ROUTE));
  await openPage(page, at(UNKNOWN_ROUTE));
  await page.waitForLoadState('networkidle');
});
