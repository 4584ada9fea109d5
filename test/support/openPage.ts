import type {Page} from '@playwright/test';

/** Loads an address and waits until React has taken over the page; core says so on the root element. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
}
