import {VIEWPORT} from '../constants.mjs';
import {TYPED} from './constants.mjs';
import {INPUT, openArticle, openDialog, PANEL, RESULT} from './searchPage.mjs';
import {typeSlowly} from './typeSlowly.mjs';

/**
 * How soon the dialog answers keys, with the index loaded.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin with a slash at its end
 * @param {{withWorker: boolean}} options without a worker the slowed CPU answers, too
 * @returns {Promise<import('./typeSlowly.mjs').Typing>}
 */
export async function measureTyping(browser, origin, {withWorker}) {
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
