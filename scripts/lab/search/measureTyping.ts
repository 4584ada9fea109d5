import {VIEWPORT} from '../bench/constants';
import {TYPED} from './constants';
import {INPUT, openArticle, openDialog, PANEL, RESULT} from './searchPage';
import {typeSlowly} from './typeSlowly';
import type {Browser} from '@playwright/test';
import type {Typing} from './typeSlowly';

/**
 * Measures how fast the dialog responds to key presses, with the index loaded.
 *
 * @param origin - with a trailing slash
 * @param options - without a worker, the engine also runs on the slowed CPU
 */
export async function measureTyping(
  browser: Browser,
  origin: string,
  {withWorker}: {withWorker: boolean},
): Promise<Typing> {
  const context = await browser.newContext({viewport: VIEWPORT});
  try {
    const page = await context.newPage();
    if (!withWorker) {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    }
    await openArticle(page, origin);
    await openDialog(page);
    for (const query of TYPED) {
      await page.locator(INPUT).fill(query);
      await page.locator(RESULT).first().waitFor();
    }
    await page.locator(INPUT).fill('');
    return await typeSlowly(page, {input: INPUT, panel: PANEL});
  } finally {
    await context.close();
  }
}
