import type {Page} from '@playwright/test';

/**
 * Prepares a page for routes that a test adds or removes once it's open. Without this, Chromium only then asks the
 * page to have its requests intercepted, and a busy page still sends some that aren't. Playwright doesn't report them,
 * either.
 */
export async function startIntercepting(page: Page): Promise<void> {
  await page.route(
    () => false,
    route => route.fallback(),
  );
}
