import {CPU_SLOWDOWN, LOADS, LONG_TASK_MS, PHONE_VIEWPORT, SETTLE_MS} from './constants';
import {median} from './median';
import type {Browser} from '@playwright/test';

/**
 * Measures how long scripts block a page while it loads on a slow phone: the sum of the parts of tasks beyond 50 ms
 * (total blocking time, web.dev/articles/tbt), from navigation until the page has settled.
 *
 * @returns median of several loads, in ms
 */
export async function measureBlocking(browser: Browser, url: string): Promise<number> {
  const totals = [];
  for (let load = 0; load < LOADS; load += 1) {
    totals.push(await blockingOf(browser, url));
  }
  return median(totals);
}

async function blockingOf(browser: Browser, url: string) {
  const context = await browser.newContext({viewport: PHONE_VIEWPORT});
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, {durations});
    new PerformanceObserver(list =>
      durations.push(...list.getEntries().map(({duration}) => duration)),
    ).observe({type: 'longtask', buffered: true});
  });
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(SETTLE_MS);
  const durations = await page.evaluate(
    () => (window as Window & {durations?: number[]}).durations ?? [],
  );
  await context.close();
  return durations.reduce((total, duration) => total + Math.max(0, duration - LONG_TASK_MS), 0);
}
