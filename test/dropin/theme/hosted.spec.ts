import path from 'node:path';
import {expect, type Page, type Route} from '@playwright/test';
import {APP_ID, startAlgoliaServer, type AlgoliaServer} from '../../support/algoliaServer';
import {expectAccessible, expectReadableColors} from '../../support/axe';
import {openPage} from '../../support/openPage';
import {createSiteTest} from '../../support/siteTest';
import {COLOR_MODES, showColorMode} from '../colorModes';
import {BASE_URL, hostedDir} from './dropinSite';
import {readRecords} from './readRecords';

const INSIGHTS_SCRIPT = path.resolve(
  __dirname,
  '../../../node_modules/search-insights/dist/search-insights.min.js',
);

interface Hosted {
  /** A local service that checks the requests it gets. */
  readonly service: AlgoliaServer;
  /** The events that its analytics received. */
  readonly events: Record<string, unknown>[];
}

/** The site with a hosted index. Its internet hosts lead to a local service. */
const test = createSiteTest({dir: hostedDir, baseUrl: BASE_URL}).extend<{hosted: Hosted}>({
  hosted: async ({page}, use, {project}) => {
    const service = await startAlgoliaServer({waders: readRecords(project.name)});
    const events: Record<string, unknown>[] = [];
    const forward = async (route: Route) => {
      const {pathname, search} = new URL(route.request().url());
      await route
        .fetch({url: `${service.url}${pathname}${search}`, maxRetries: 0})
        .then(response => route.fulfill({response}))
        .catch(() => route.abort('connectionreset').catch(() => undefined));
    };
    await page.route(
      new RegExp(`^https://${APP_ID}-(dsn|\\d)\\.algolia(net)?\\.(net|com)/`, 'i'),
      forward,
    );
    await page.route('https://cdn.jsdelivr.net/npm/search-insights@*/**', route =>
      route.fulfill({path: INSIGHTS_SCRIPT, headers: {'Access-Control-Allow-Origin': '*'}}),
    );
    await page.route('https://insights.algolia.io/**', async route => {
      const body = route.request().postDataJSON() as {events: Record<string, unknown>[]};
      events.push(...body.events);
      await route.fulfill({json: {status: 200}, headers: {'Access-Control-Allow-Origin': '*'}});
    });
    await use({service, events});
    await service.close();
  },
});

const dialogOf = (page: Page) => page.getByRole('dialog', {name: 'Search'});

async function searchFor(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
}

test(
  'a search asks the service for the current version and language, and its results lead there',
  {tag: '@webpack'},
  async ({page, at, hosted}) => {
    await openPage(page, at('/docs/'));
    await searchFor(page, 'avocet');
    const first = page.getByRole('option').first();
    await expect(first.locator('mark').first()).toHaveText(/^avocet$/i);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${at('/docs/')}`));
    expect(hosted.service.requests.length).toBeGreaterThan(0);
    const worker = page.workers();
    expect(worker).toEqual([]);
  },
);

test('nothing from another version is found', async ({page, at, hosted}) => {
  await openPage(page, at('/docs/1.0/'));
  await searchFor(page, 'avocet');
  await expect(dialogOf(page)).toContainText('No results for');
  expect(hosted.service.requests.length).toBeGreaterThan(0);
});

test(
  'before intent, the page only opens a connection',
  {tag: '@webpack'},
  async ({page, at, hosted}) => {
    await openPage(page, at('/docs/'));
    await page.waitForLoadState('networkidle');
    expect(hosted.service.requests).toEqual([]);
    await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://${APP_ID}-dsn\\.algolia\\.net$`, 'i'),
    );
    await expect(page.locator('script[src*="search-insights"]')).toHaveCount(0);
  },
);

test('the same service answers the search page', {tag: '@webpack'}, async ({page, at, hosted}) => {
  await openPage(page, at('/search?q=avocet'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “avocet”');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/avocet/i);
  expect(hosted.service.requests.length).toBeGreaterThan(0);
  for (const mode of COLOR_MODES) {
    await showColorMode(page, mode);
    await expectReadableColors(page, `the search page in ${mode} mode`);
  }
});

test('the search page reports a failure and tries again', async ({page, at, hosted}) => {
  hosted.service.misbehavior = {kind: 'status', status: 404, message: 'Index does not exist'};
  await openPage(page, at('/search?q=avocet'));
  const main = page.getByRole('main');
  await expect(main.getByText('Unable to fetch results').first()).toBeVisible();
  await expectAccessible(page, 'the failure on the search page');
  hosted.service.misbehavior = undefined;
  await main.getByRole('button', {name: 'Try again'}).click();
  await expect(main.getByRole('listitem').first()).toContainText(/avocet/i);
  await expectAccessible(page, 'the results on the search page');
});

for (const [name, misbehavior] of [
  ['a refused key', {kind: 'status', status: 403, message: 'Invalid API key'}],
  ['a missing index', {kind: 'status', status: 404, message: 'Index does not exist'}],
  ['too many requests', {kind: 'status', status: 429, message: 'Too many requests'}],
  ['a failing service', {kind: 'status', status: 500}],
  ['broken JSON', {kind: 'body', body: '{"results": ['}],
  ['HTML', {kind: 'body', body: '<!doctype html><title>Login</title>', type: 'text/html'}],
  ['a dead connection', {kind: 'hangup'}],
] as const) {
  test(`${name} is reported, and search works again afterwards`, async ({page, at, hosted}) => {
    await openPage(page, at('/docs/'));
    hosted.service.misbehavior = misbehavior;
    await searchFor(page, 'avoce');
    await expect(dialogOf(page)).toContainText('Unable to fetch results', {timeout: 20_000});
    await expect(dialogOf(page)).toContainText('You might want to check your network connection.');
    if (name === 'a refused key') {
      await expectAccessible(page, 'the error of hosted search');
    }
    hosted.service.misbehavior = undefined;
    // A host that fails isn't asked again for two minutes, but there are others.
    await page.getByRole('combobox').fill('avocet');
    await expect(page.getByRole('option').first()).toBeVisible({timeout: 20_000});
  });
}

test('without a network, the search fails right away and sends no request', async ({
  page,
  at,
  hosted,
}) => {
  await openPage(page, at('/docs/'));
  // The first search loads the client.
  await searchFor(page, 'avocet');
  await expect(page.getByRole('option').first()).toBeVisible();
  // The first results that someone sees load the analytics. Wait for the script, because leaving the page would cancel
  // it.
  await expect(page.locator('script[src*="search-insights"]')).toHaveCount(1);
  const asked = hosted.service.requests.length;
  await page.context().setOffline(true);
  await page.getByRole('combobox').fill('avoce');
  await expect(dialogOf(page)).toContainText('Unable to fetch results');
  expect(hosted.service.requests).toHaveLength(asked);
});

test('malformed hits and hits with scripts are dropped, and markup in other hits is text', async ({
  page,
  at,
  hosted,
}) => {
  const image = '<img src=x onerror="window.isRun=true">';
  const good = {
    objectID: 'good',
    url: `https://example.com${BASE_URL}docs/`,
    type: 'lvl1',
    hierarchy: {lvl0: 'Places', lvl1: image},
    _highlightResult: {hierarchy: {lvl1: {value: `<mark>A</mark>${image}`, matchLevel: 'full'}}},
  };
  const hits = [
    {...good, objectID: 'script', url: 'javascript:window.isRun=true'},
    {...good, objectID: 'nowhere', url: null},
    {...good, objectID: 'flat', hierarchy: null},
    null,
    good,
  ];
  await openPage(page, at('/docs/'));
  const body = JSON.stringify({results: [{hits, nbHits: hits.length}]});
  hosted.service.misbehavior = {kind: 'body', body};
  await searchFor(page, 'a');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toContainText(image);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
});

test('results are accessible in both color modes', async ({page, at, hosted}) => {
  await openPage(page, at('/docs/'));
  await searchFor(page, 'avocet');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'the results of hosted search');
  await showColorMode(page, 'dark');
  await expectReadableColors(page, 'the results of hosted search in dark mode');
  expect(hosted.service.requests.length).toBeGreaterThan(0);
});

test('views and clicks are reported if insights are on', async ({page, at, hosted}) => {
  await openPage(page, at('/docs/'));
  await searchFor(page, 'avocet');
  await expect(page.getByRole('option').first()).toBeVisible();
  const named = (eventName: string) => () =>
    hosted.events.filter(event => event.eventName === eventName);
  await expect.poll(named('Items Viewed')).not.toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(named('Item Selected')).toHaveLength(1);
  expect(named('Item Selected')()[0]).toMatchObject({
    index: 'waders',
    eventType: 'click',
    positions: [1],
    queryID: 'query-of-avocet',
  });
});
