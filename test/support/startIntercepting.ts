import type {Page} from '@playwright/test';

/**
 * Lets a test add routes to a page that's already open. Call this before opening it. Otherwise, Chromium first has to
 * tell the open page to have its requests intercepted. A busy page still sends some past the new route, and Playwright
 * doesn't report them.
 */
export async function startIntercepting(page: Page): Promise<void> {
  await page.route(
    () => false,
    route => route.fallback(),
  );
}
