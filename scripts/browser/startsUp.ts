import {chromium} from '@playwright/test';
import {chromiumArgs} from '../findChromium';

const START_TIMEOUT_MS = 30_000;

/**
 * Whether a browser can be started and shows a page. One that is there may still lack libraries of the system, or be no
 * more than a note on how to install it.
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
