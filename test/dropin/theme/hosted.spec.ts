import path from 'node:path';
import {expect, type Page, type Route} from '@playwright/test';
import {APP_ID, startAlgoliaServer, type AlgoliaServer} from '../../support/algoliaServer';
import {
  COLOR_MODES,
  expectAccessible,
  expectReadableColors,
  showColorMode,
} from '../../support/axe';
import {openPage} from '../../support/openPage';
import {createSiteTest} from '../../support/siteTest';
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

test('a failing service is reported, and search works again afterwards', async ({
  page,
  at,
  hosted,
}) => {
  await openPage(page, at('/docs/'));
  hosted.service.misbehavior = {kind: 'hangup'};
  await searchFor(page, 'avoce');
  await expect(dialogOf(page)).toContainText('Unable to fetch results');
  await expectAccessible(page, 'the error of hosted search');
  hosted.service.misbehavior = undefined;
  // A host that fails isn't asked again for two minutes, but there are others.
  await page.getByRole('combobox').fill('avocet');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'the results of hosted search');
});

test("a host that the reader didn't wait for doesn't count as failed", async ({
  page,
  at,
  hosted,
}) => {
  const first = new RegExp(`^https://${APP_ID}-dsn\\.`, 'i');
  await openPage(page, at('/docs/'));
  hosted.service.misbehavior = {kind: 'slow', ms: 60_000};
  const asked = page.waitForRequest(first);
  await searchFor(page, 'avocet');
  await asked;
  await page.reload();
  await openPage(page, at('/docs/'));
  hosted.service.misbehavior = undefined;
  const askedAgain = page.waitForRequest(first);
  await searchFor(page, 'avocet');
  await askedAgain;
  await expect(page.getByRole('option').first()).toBeVisible();
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
