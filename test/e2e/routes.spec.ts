import {builtPages, UNKNOWN_ROUTE} from '../support/builtPages';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {expectMissing, expectReports} from '../support/watchPage';

/** The other paths of a route: paths that end in `.html` or `/index.html` mean the same page. */
function spellings(route: string): string[] {
  const bare = route.replace(/\/$/, '');
  // `x/index.html` is the folder's own page, so a route that ends in `/index` can't have it.
  const hasHtml = bare !== '' && !bare.endsWith('/index');
  return [...(hasHtml ? [`${bare}.html`] : []), `${bare}/index.html`];
}

test('every page and its .html paths return status 200', async ({request, at}) => {
  expect(builtPages.length).toBeGreaterThan(30);
  for (const {route} of builtPages) {
    for (const path of [route, ...spellings(route)]) {
      expect((await request.get(at(path))).status(), path).toBe(200);
    }
  }
});

test('articles and other pages are the same at their .html paths', async ({reader, at}) => {
  for (const [route, spelling] of [
    ['/errors', '/errors.html'],
    ['/tutorials/index', '/tutorials/index/index.html'],
    ['/api/store', '/api/store/index.html'],
    ['/', '/index.html'],
  ] as const) {
    await openPage(reader, at(route));
    const title = await reader.title();
    const text = await reader.locator('main').innerText();
    expect(text).not.toBe('');
    await openPage(reader, at(spelling));
    expect(await reader.title(), spelling).toBe(title);
    expect(await reader.locator('main').innerText(), spelling).toBe(text);
  }
});

test('an unknown path shows the not-found page, with the navbar and noindex', async ({
  page,
  at,
}) => {
  expectMissing(page, at(UNKNOWN_ROUTE));
  const response = await openPage(page, at(UNKNOWN_ROUTE));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/not found/i);
  await expect(page).toHaveTitle(/not found/i);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('the not-found page suggests similar pages by title', async ({page, at}) => {
  expectMissing(page, at('/api/stor'));
  await openPage(page, at('/api/stor'));
  const proposal = page.getByRole('main').getByRole('listitem').first().getByRole('link');
  await expect(proposal).toHaveText('Store');
  await proposal.click();
  await expect(page).toHaveURL(at('/api/store'));
});

test('the not-found page offers the new URL of a page that moved', async ({page, at}) => {
  const old = at('/docs/recipes/WritingTests.html?from=bookmark');
  expectMissing(page, old);
  await openPage(page, `${old}#setup`);
  const link = page.getByRole('main').getByRole('link', {name: 'Writing tests', exact: true});
  await link.click();
  await expect(page).toHaveURL(at('/usage/writing-tests?from=bookmark#setup'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Writing tests');
});

test('a URL with capital letters leads to its page', async ({page, at}) => {
  const old = at('/API/Store?from=bookmark');
  expectMissing(page, old);
  await page.goto(`${old}#dispatchaction`);
  await expect(page).toHaveURL(at('/api/store?from=bookmark#dispatchaction'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Store');
  // React may have started with the not-found page's HTML before the browser left it.
  expectReports(page, /^console error on \S+\/API\/Store.*React error #418|assets\/code\/API/s);
});

test('the file of a page named index leads to the page, and its folder leads nowhere', async ({
  page,
  request,
  at,
}) => {
  const file = at('/tutorials/index.html?from=bookmark');
  expect((await request.get(at('/tutorials/'))).status()).toBe(404);
  expectMissing(page, file);
  await page.goto(`${file}#prerequisites`);
  // Its own file is `tutorials/index/index.html`, so the host adds a slash, but the canonical address has none.
  await expect(page).toHaveURL(at('/tutorials/index?from=bookmark#prerequisites'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Tutorials');
  // As above, the browser may leave the not-found page late.
  expectReports(
    page,
    /^console error on \S+\/tutorials\/index\.html.*React error #418|assets\/code/s,
  );
});

test('a URL in a Redux Toolkit message redirects with its anchor', async ({reader: page, at}) => {
  await page.goto(at('/style-guide/style-guide#do-not-mutate-state'));
  await expect(page).toHaveURL(at('/style-guide/#do-not-mutate-state'));
});

test('an anchor in a Redux message leads to the right question', async ({reader: page, at}) => {
  const anchor = 'can-i-put-functions-promises-or-other-non-serializable-items-in-my-store-state';
  await openPage(page, at(`/faq/organizing-state#${anchor}`));
  const question = page.getByRole('heading', {name: /dates, maps, or functions/});
  await expect(question).toBeInViewport();
  const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
  const box = await question.boundingBox();
  expect(box?.y).toBeGreaterThan((navbar?.y ?? 0) + (navbar?.height ?? 0));
  expect(box?.y).toBeLessThan(page.viewportSize()!.height / 3);
});
