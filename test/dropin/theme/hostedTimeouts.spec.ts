import type {Page} from '@playwright/test';
import {generate} from 'selfsigned';
import {APP_ID, startAlgoliaServer, type AlgoliaServer} from '../../support/algoliaServer';
import {openPage} from '../../support/openPage';
import {createSiteTest} from '../../support/siteTest';
import {expectReports, STORAGE_REPORTS} from '../../support/watchPage';
import {BASE_URL, expect, hostedDir} from './dropinSite';
import {readRecords} from './readRecords';

/* The browser itself asks a real server, over TLS, by the hostnames of the service. */

/** The host that's asked first. */
const FIRST = `${APP_ID}-dsn.algolia.net`.toLowerCase();

const test = createSiteTest({dir: hostedDir, baseUrl: BASE_URL}).extend<
  {service: AlgoliaServer},
  {runningService: AlgoliaServer}
>({
  runningService: [
    async ({}, use, {project}) => {
      const {private: key, cert} = await generate(undefined, {keyType: 'ec', algorithm: 'sha256'});
      const service = await startAlgoliaServer({waders: readRecords(project.name)}, {key, cert});
      await use(service);
      await service.close();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, runningService}, use) => {
      const address = `127.0.0.1:${runningService.host.port}`;
      const rules = ['*.algolia.net', '*.algolianet.com'].map(host => `MAP ${host} ${address}`);
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=${rules.join()}`,
          // A proxy would resolve the hostnames itself.
          '--no-proxy-server',
        ],
      });
    },
    {scope: 'worker'},
  ],
  ignoreHTTPSErrors: true,
  service: async ({runningService, page}, use) => {
    // Views are reported to other hosts.
    await page.route('https://cdn.jsdelivr.net/npm/search-insights@*/**', route => route.abort());
    runningService.requests.length = 0;
    runningService.misbehavior = undefined;
    runningService.misbehavingHost = FIRST;
    await use(runningService);
  },
});

const hostsOf = (service: AlgoliaServer) =>
  service.requests.map(({host}) => (host === FIRST ? 'first' : 'another'));

async function expectAnswer(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
  await expect(page.getByRole('option').first()).toBeVisible({timeout: 20_000});
}

for (const [name, misbehavior] of [
  ['begins to answer after 1.2 s', {kind: 'slow', ms: 1200}],
  ['ends its answer after 2.4 s', {kind: 'stall', ms: 2400}],
] as const) {
  test(`a host that ${name} isn't abandoned`, async ({page, at, service}) => {
    await openPage(page, at('/docs/'));
    service.misbehavior = misbehavior;
    await expectAnswer(page, 'avocet');
    expect(hostsOf(service)).toEqual(['first']);
  });
}

for (const [name, kind] of [
  ['has not begun to answer', 'slow'],
  ['has not ended its answer', 'stall'],
] as const) {
  test(
    `a host that ${name} after 3 s is skipped, and the next page skips it right away`,
    {tag: kind === 'slow' ? '@webpack' : []},
    async ({page, at, service}) => {
      await openPage(page, at('/docs/'));
      service.misbehavior = {kind, ms: 20_000};
      await expectAnswer(page, 'avocet');
      expect(hostsOf(service)).toEqual(['first', 'another']);

      service.requests.length = 0;
      await page.reload();
      await openPage(page, at('/docs/'));
      await expectAnswer(page, 'avocet');
      expect(hostsOf(service)).toEqual(['another']);
      expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('algolia');
    },
  );
}

test("a host that the reader didn't wait for doesn't count as failed", async ({
  page,
  at,
  service,
}) => {
  await openPage(page, at('/docs/'));
  service.misbehavior = {kind: 'slow', ms: 2500};
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('avocet');
  await expect.poll(() => hostsOf(service)).toEqual(['first']);
  await page.reload();
  await openPage(page, at('/docs/'));
  expect(hostsOf(service)).toEqual(['first']);
  service.misbehavior = undefined;
  await expectAnswer(page, 'avocet');
  expect(hostsOf(service)).toEqual(['first', 'first']);
});

for (const [name, break_] of [
  [
    'denied',
    () =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`with session storage ${name}, only the page itself remembers failed hosts`, async ({
    page,
    at,
    service,
  }) => {
    await page.addInitScript(break_);
    await openPage(page, at('/docs/'));
    service.misbehavior = {kind: 'status', status: 503};
    await expectAnswer(page, 'avocet');
    expect(hostsOf(service)).toEqual(['first', 'another']);
    service.requests.length = 0;
    await page.getByRole('combobox').fill('plover');
    await expect.poll(() => hostsOf(service)).toEqual(['another']);

    service.requests.length = 0;
    await page.reload();
    await openPage(page, at('/docs/'));
    await expectAnswer(page, 'avocet');
    expect(hostsOf(service)).toEqual(['first', 'another']);
    // The site's other slots, in local storage, fail as well.
    expectReports(page, STORAGE_REPORTS);
  });
}
