import {chromium} from '@playwright/test';
import {chromiumArgs} from '../findChromium';

const START_TIMEOUT_MS = 120_000;

/**
 * Whether a browser starts and can show a page. An installed browser may lack system libraries, or be just a script
 * that says how to install it.
 */
export async function startsUp(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath,
      args: chromiumArgs(),
      timeout: START_TIMEOUT_MS,
    });
    const page = await browser.newPage();
    await page.setContent('<p>Hello</p>');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
