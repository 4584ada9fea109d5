import {LOADS} from './constants';
import {median} from './median';
import {openThrottled, SLOW_PHONE} from './openThrottled';
import type {Browser} from '@playwright/test';

const MENU = 'button[aria-label="Toggle navigation bar"]';
/** The drawer while it's open, in this theme and in the stock one. */
const DRAWER = 'dialog[open], .navbar-sidebar--show';

/** A tap without an effect in this time is lost, in ms. */
const LOST_MS = 5_000;

/**
 * Measures how long a tap on the menu button takes to open the drawer if it comes right after the page's first paint,
 * on a slow phone.
 *
 * @returns median of several loads, in ms; infinite if the tap was lost
 */
export async function measureEarlyTap(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    times.push(await timeOfTap(browser, url));
  }
  return median(times);
}

async function timeOfTap(browser: Browser, url: string): Promise<number> {
  const page = await openThrottled(browser, SLOW_PHONE);
  const loaded = page.goto(url, {waitUntil: 'load'});
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const box = await page.locator(MENU).boundingBox();
  if (!box) {
    throw new Error(`${url} shows no menu button on a phone, so the benchmark can't tap it.`);
  }
  const tapped = performance.now();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const time = await page
    .locator(DRAWER)
    .first()
    .waitFor({timeout: LOST_MS})
    .then(
      () => performance.now() - tapped,
      () => Infinity,
    );
  await loaded;
  await page.context().close();
  return time;
}
