import {expect, test as base, type Browser, type Page} from '@playwright/test';
import {startPagesServer} from '../../scripts/pagesServer';
import {noteSettling} from './layoutShifts';
import {DESKTOP} from './viewports';
import {problemsOf, resetWatch, watchPage} from './watchPage';

interface TestFixtures {
  /**
   * A page shared by the tests of a worker that only read: its scripts come from the cache. Each test gets it with
   * empty storage and at desktop size, and loads the page that it needs.
   */
  reader: Page;
  /** A shared page like `reader`, but with JavaScript off. */
  plainReader: Page;
}

interface WorkerFixtures {
  /** The URL of a route on this worker's server, including the base URL. */
  at: (route: string) => string;
  sharedPage: Page;
  sharedPlainPage: Page;
}

/**
 * Playwright's test, with a built site running. Any error on a page fails the test.
 *
 * @param site - the built site's folder, or a function that returns it for a Playwright project's name; and its base URL
 *   (`/` by default)
 */
export function createSiteTest({
  dir,
  baseUrl,
}: {
  readonly dir: string | ((project: string) => string);
  readonly baseUrl?: string;
}) {
  const watch = (page: Page, at: WorkerFixtures['at']) => watchPage(page, new URL(at('/')).origin);
  return base.extend<TestFixtures, WorkerFixtures>({
    at: [
      // From this pattern, Playwright reads which fixtures to pass.
      async ({}, use, {project}) => {
        const server = await startPagesServer({
          dir: typeof dir === 'string' ? dir : dir(project.name),
          baseUrl,
        });
        await use(route => server.url + route.slice(1));
        await server.close();
      },
      {scope: 'worker'},
    ],
    sharedPage: [
      async ({browser, at}, use) =>
        withSharedPage(browser, {watch: page => watch(page, at), javaScript: true}, use),
      {scope: 'worker'},
    ],
    sharedPlainPage: [
      async ({browser, at}, use) =>
        withSharedPage(browser, {watch: page => watch(page, at), javaScript: false}, use),
      {scope: 'worker'},
    ],
    page: async ({page, at}, use) => {
      watch(page, at);
      await noteSettling(page);
      await use(page);
      expectNoProblems(page);
    },
    reader: async ({sharedPage}, use) => lend(sharedPage, use),
    plainReader: async ({sharedPlainPage}, use) => lend(sharedPlainPage, use),
  });
}

async function withSharedPage(
  browser: Browser,
  {watch, javaScript}: {watch: (page: Page) => void; javaScript: boolean},
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: javaScript,
    reducedMotion: 'reduce',
    viewport: DESKTOP,
  });
  const page = await context.newPage();
  watch(page);
  await use(page);
  await context.close();
}

async function lend(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  await page.setViewportSize(DESKTOP);
  resetWatch(page);
  await use(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  expectNoProblems(page);
}

function expectNoProblems(page: Page): void {
  expect(problemsOf(page), 'errors on the page').toEqual([]);
}
