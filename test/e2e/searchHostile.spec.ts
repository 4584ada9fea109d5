import type {Page, Route} from '@playwright/test';
import {expect, test} from '../support/fixtures';
import {openPage} from '../support/openPage';
import {dialogOf, inputOf, openSearch, optionsOf, typeQuery} from '../support/searchDialog';
import {startIntercepting} from '../support/startIntercepting';
import {expectMissing, expectReports, STORAGE_REPORTS} from '../support/watchPage';

/* What can go wrong around a search, and queries that aren't words. */

const ARTICLE = '/introduction/getting-started';
const QUERY = 'installation';
const TARGET = /\/introduction\/installation$/;

async function expectFound(page: Page): Promise<void> {
  await typeQuery(page, QUERY);
  await expect(optionsOf(page).first()).toHaveAttribute('href', TARGET);
}

test.describe('queries', () => {
  test.beforeEach(async ({page, at}) => openSearch(page, at(ARTICLE)));

  test('with only blanks find nothing', async ({page}) => {
    await page.keyboard.type('   ');
    await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
    await expect(optionsOf(page)).toHaveCount(0);
  });

  test('of one letter find headings that start with it', async ({page}) => {
    await page.keyboard.type('i');
    await expect(optionsOf(page).first()).toBeVisible();
  });

  for (const query of ['🚀👩‍👩‍👧', '状態管理', 'حالة النكات', '.*+?^${}()|[]\\', '"\'`']) {
    test(`${query} gets an answer, even if nothing is found`, async ({page}) => {
      await page.keyboard.insertText(query);
      await expect(dialogOf(page).getByText('No results for').first()).toContainText(query);
    });
  }

  test('<script> is treated as text', async ({page}) => {
    const query = '<script>document.title = "x"</script><img src=x>';
    await page.keyboard.insertText(query);
    await expect(inputOf(page)).toHaveValue(query);
    await expect(
      optionsOf(page).first().or(dialogOf(page).getByText('No results for').first()),
    ).toBeVisible();
    await expect(dialogOf(page).locator('img, script')).toHaveCount(0);
    await expect(page).not.toHaveTitle('x');
  });

  test('a pasted page is cut off and answered', async ({page}) => {
    const text = await page.locator('main').innerText();
    expect(text.length).toBeGreaterThan(1000);
    await page.keyboard.insertText(text);
    await expect(inputOf(page)).toHaveValue(/^[^]{1,64}$/);
    await expect(
      optionsOf(page).first().or(dialogOf(page).getByText('No results for').first()),
    ).toBeVisible();
  });

  test("text from an input method is searched for once it's composed", async ({page}) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Input.imeSetComposition', {
      text: 'install',
      selectionStart: 7,
      selectionEnd: 7,
    });
    await expect(inputOf(page)).toHaveValue('install');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeVisible();
    await client.send('Input.insertText', {text: QUERY});
    await expect(optionsOf(page).first()).toHaveAttribute('href', TARGET);
  });
});

test.describe('an index', () => {
  for (const {name, body, contentType} of [
    {name: 'that is cut off', body: '{"format":3,"titles":[{"fir', contentType: 'application/json'},
    {name: 'that is a page', body: '<!doctype html><p>Sign in', contentType: 'text/html'},
    {name: 'of another format', body: '{"format":99}', contentType: 'application/json'},
  ]) {
    test(`${name} causes an error until it's intact again`, async ({page, at}) => {
      await page.route('**/search/manifest.json', route => route.fulfill({body, contentType}));
      await openSearch(page, at(ARTICLE));
      await page.keyboard.insertText(QUERY);
      await expect(dialogOf(page).getByText('Unable to fetch results').first()).toBeVisible();
      await page.unroute('**/search/manifest.json');
      await page.keyboard.press('Backspace');
      await expect(optionsOf(page).first()).toBeVisible();
    });
  }

  test('from another build is loaded again', async ({page, at}) => {
    let hasMissedFile = false;
    await page.route('**/search/manifest.json', async route => {
      const response = await route.fetch();
      const text = await response.text();
      // The cached manifest names files that no longer exist.
      const old = text.replace(/"version":"[\da-f]+"/, '"version":"0000000000"');
      await route.fulfill({response, body: hasMissedFile ? text : old});
    });
    page.on('request', request => {
      if (request.url().includes('.0000000000.json')) {
        hasMissedFile = true;
        expectMissing(page, request.url());
      }
    });
    await openSearch(page, at(ARTICLE));
    await expectFound(page);
    expect(hasMissedFile).toBe(true);
  });
});

test('the page searches itself if the site’s policy blocks the worker', async ({page, at}) => {
  await page.route(at(ARTICLE), async route => {
    const response = await route.fetch();
    const headers = {...response.headers(), 'content-security-policy': "worker-src 'none'"};
    await route.fulfill({response, headers});
  });
  await openSearch(page, at(ARTICLE));
  await expectFound(page);
  expectReports(page, /Content Security Policy/);
});

test('being offline is reported, and the query is answered once the browser is back online', async ({
  page,
  at,
  context,
}) => {
  await startIntercepting(page);
  await openSearch(page, at(ARTICLE));
  await expect(optionsOf(page)).toHaveCount(0);
  await page.route('**/search/*.json', route => route.abort('internetdisconnected'));
  await context.setOffline(true);
  await page.keyboard.type(QUERY);
  await expect(dialogOf(page).getByText('Unable to fetch results').first()).toBeVisible();
  await page.unroute('**/search/*.json');
  await context.setOffline(false);
  await expect(optionsOf(page).first()).toBeVisible();
  expectReports(page, /ERR_INTERNET_DISCONNECTED/);
});

test('a search that failed just before the network came back is sent again', async ({
  page,
  at,
  context,
}) => {
  await startIntercepting(page);
  await openSearch(page, at(ARTICLE));
  const held: Route[] = [];
  let isDown = true;
  await page.route('**/search/*.json', async route => {
    if (isDown) {
      held.push(route);
    } else {
      await route.continue();
    }
  });
  await page.keyboard.insertText(QUERY);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await context.setOffline(true);
  await context.setOffline(false);
  isDown = false;
  await Promise.all(held.map(route => route.abort('internetdisconnected')));
  await expect(optionsOf(page).first()).toHaveAttribute('href', TARGET);
  expectReports(page, /ERR_INTERNET_DISCONNECTED/);
});

test.describe("a URL that can't be decoded", () => {
  test('shows the not-found page, with controls that work', async ({page, at}) => {
    // Written out, because Playwright would encode it in a path.
    const url = `${at('/')}%E0%A4%A`;
    expectMissing(page, url);
    await openPage(page, url);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.keyboard.press('Control+K');
    await expectFound(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(TARGET);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  });

  test("in its anchor shows the page, even if it's typed later", async ({page, at}) => {
    await openPage(page, `${at(ARTICLE)}#%E0%A4%A`);
    const heading = await page.getByRole('heading', {level: 1}).textContent();
    await page.evaluate(() => window.location.assign('#%'));
    await expect(page).toHaveURL(/#%EF%BF%BD$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(heading ?? '');
    await page.keyboard.press('Control+K');
    await expectFound(page);
  });
});

test('a stored search that would run a script is dropped', async ({page, at}) => {
  await openSearch(page, at(ARTICLE));
  await page.keyboard.type(`${QUERY}\n`);
  await expect(page).toHaveURL(TARGET);
  const stored = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find(name => name.startsWith('docsearch.recent.'));
      return {key: key ?? '', value: localStorage.getItem(key ?? '') ?? ''};
    });
  const {key, value} = await stored();
  const hits = JSON.parse(value) as {url: string}[];
  const script = JSON.stringify(hits.map(hit => ({...hit, url: 'javascript:document.title=1'})));
  await page.evaluate(entry => localStorage.setItem(...entry), [key, script] as [string, string]);
  await openSearch(page, at(ARTICLE));
  await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveTitle('1');
  expect((await stored()).value).toBe('[]');
});

test.describe('storage', () => {
  for (const {name, script} of [
    {
      name: 'that is denied',
      script: `Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('denied', 'SecurityError'); }})`,
    },
    {
      name: 'that is full',
      script: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
    },
    {
      name: 'that holds something else',
      script: `Storage.prototype.getItem = () => '{"hits": 3, "broken'`,
    },
    {name: 'that holds no list', script: `Storage.prototype.getItem = () => '{"a": [null]}'`},
  ]) {
    test(`${name} costs only the saved searches`, async ({page, at}) => {
      await page.addInitScript(script);
      await openSearch(page, at(ARTICLE));
      await expect(dialogOf(page).getByText('No recent searches')).toBeVisible();
      await page.keyboard.type(`${QUERY}\n`);
      await expect(page).toHaveURL(at('/introduction/installation'));
      expectReports(page, STORAGE_REPORTS);
    });
  }
});
