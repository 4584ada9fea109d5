import {expect, type Page} from '@playwright/test';

/** The browser's message about a failed resource. The requests themselves are watched, with their URLs. */
const RESOURCE_FAILED = /^Failed to load resource:/;

/** A request that's aborted by leaving the page isn't a failure. */
const ABORTED = 'net::ERR_ABORTED';

interface Watch {
  /** Everything that went wrong, one line each. */
  problems: string[];
  /** URLs that are expected to return an error status. */
  missing: Set<string>;
}

const watches = new WeakMap<Page, Watch>();

/**
 * Watches a page for problems: console errors (where core reports recoverable hydration errors), uncaught errors and
 * rejections, and failed requests to the site's own origin. `problemsOf` returns them.
 */
export function watchPage(page: Page, origin: string): void {
  const {problems, missing} = startWatch(page);
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).origin === origin;

  page.on('console', message => {
    if (message.type() === 'error' && !RESOURCE_FAILED.test(message.text())) {
      problems.push(`console error on ${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', error => {
    problems.push(`uncaught on ${page.url()}: ${error.stack ?? error.message}`);
  });
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    if (isOwn(request.url()) && reason !== ABORTED) {
      problems.push(`request failed: ${request.url()}: ${reason}`);
    }
  });
  page.on('response', response => {
    const url = response.url();
    if (isOwn(url) && response.status() >= 400 && !missing.has(url)) {
      problems.push(`status ${response.status()}: ${url}`);
    }
  });
}

/** What has gone wrong on a watched page since it was last reset, one line each. */
export function problemsOf(page: Page): readonly string[] {
  return watchOf(page).problems;
}

/** Expects a URL to return an error status, which then isn't a problem. */
export function expectMissing(page: Page, url: string): void {
  watchOf(page).missing.add(url);
}

/** What theme-common logs when it can't store or read. The whole site uses its storage slots. */
export const STORAGE_REPORTS = /: Docusaurus storage error, can't (?:get|set|delete) /;

/** Accepts what the browser itself reports about a failure. Anything else is still a problem. */
export function expectReports(page: Page, reported: RegExp): void {
  expect(problemsOf(page).filter(problem => !reported.test(problem))).toEqual([]);
  resetWatch(page);
}

/** Clears a watched page's problems and expected error statuses. */
export function resetWatch(page: Page): void {
  const {problems, missing} = watchOf(page);
  problems.length = 0;
  missing.clear();
}

function startWatch(page: Page): Watch {
  const watch: Watch = {problems: [], missing: new Set()};
  watches.set(page, watch);
  return watch;
}

function watchOf(page: Page): Watch {
  const watch = watches.get(page);
  if (!watch) {
    throw new Error(
      'This page is not watched: take `page` or `reader` from test/support/fixtures.',
    );
  }
  return watch;
}
