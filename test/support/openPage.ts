import type {Page, Response} from '@playwright/test';

/**
 * Opens a URL and waits until React has hydrated the page, which core marks on the root element.
 *
 * @returns the same response as `page.goto`
 */
export async function openPage(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  return response;
}
