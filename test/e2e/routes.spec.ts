import {builtPages, UNKNOWN_ROUTE} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {expectMissing} from '../support/watchPage';

/**
 * The other addresses of a route. Specification, section 2: "Paths ending in .html or /index.html are treated as
 * the path without that ending."
 */
function spellings(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  // `x/index.html` is the folder's own page: a route that ends in `/index` cannot have it.
  const hasHtml = bare !== '' && !bare.endsWith('/index');
  return [...(hasHtml ? [`${bare}.html`] : []), `${bare}/index.html`];
}

for (const {route} of builtPages) {
  test(`${route} answers 200, and its .html addresses show the same`, async ({reader, at}) => {
    const response = await reader.goto(at(route));
    expect(response?.status()).toBe(200);
    await openPage(reader, at(route));
    const title = await reader.title();
    const text = await reader.locator('main').innerText();
    expect(text).not.toBe('');
    for (const spelling of spellings(route)) {
      await openPage(reader, at(spelling));
      expect(await reader.title(), spelling).toBe(title);
      expect(await reader.locator('main').innerText(), spelling).toBe(text);
    }
  });
}

test('an unknown path shows the not-found page, with the navbar, out of search engines', async ({
  page,
  at,
}) => {
  expectMissing(page, at(UNKNOWN_ROUTE));
  const response = await page.goto(at(UNKNOWN_ROUTE));
  expect(response?.status()).toBe(404);
  await openPage(page, at(UNKNOWN_ROUTE));
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found/i);
  await expect(page).toHaveTitle(/not found/i);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});
