import {builtPages, UNKNOWN_ROUTE} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {builtPageClasses} from '../support/pageClasses';
import {expectMissing} from '../support/watchPage';

/** The other paths of a route: one that ends in `.html` or `/index.html` means the same page. */
function spellings(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  // `x/index.html` is the folder's own page: a route that ends in `/index` cannot have it.
  const hasHtml = bare !== '' && !bare.endsWith('/index');
  return [...(hasHtml ? [`${bare}.html`] : []), `${bare}/index.html`];
}

test('every page and its .html paths have status 200', async ({request, at}) => {
  expect(builtPages.length).toBeGreaterThan(30);
  for (const {route} of builtPages) {
    for (const path of [route, ...spellings(route)]) {
      expect((await request.get(at(path))).status(), path).toBe(200);
    }
  }
});

for (const route of builtPageClasses) {
  test(`${route} shows the same page at its .html paths`, async ({reader, at}) => {
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

test('the not-found page proposes near pages by their titles', async ({page, at}) => {
  expectMissing(page, at('/api/stor'));
  await openPage(page, at('/api/stor'));
  const proposal = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(proposal).toHaveText('Store');
  await proposal.click();
  await expect(page).toHaveURL(at('/api/store'));
});
