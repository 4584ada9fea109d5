import {LOADS, SETTLE_MS} from './constants';
import {median} from './median';
import {openThrottled, SLOW_PHONE} from './openThrottled';
import type {Browser} from '@playwright/test';

/** What a reader with a slow phone sees while a page loads: medians of several loads, times in ms since navigation. */
export interface Paints {
  /** First contentful paint (w3.org/TR/paint-timing). */
  first: number;
  /** Largest contentful paint (w3.org/TR/largest-contentful-paint). */
  largest: number;
  /** Cumulative layout shift, without a unit (web.dev/articles/cls). */
  shift: number;
}

/** Loads a page several times with an empty cache, on a slow CPU and network. */
export async function measurePaints(browser: Browser, url: string): Promise<Paints> {
  const loads: Paints[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    loads.push(await paintsOf(browser, url));
  }
  return {
    first: median(loads.map(({first}) => first)),
    largest: median(loads.map(({largest}) => largest)),
    shift: median(loads.map(({shift}) => shift)),
  };
}

async function paintsOf(browser: Browser, url: string): Promise<Paints> {
  const page = await openThrottled(browser, SLOW_PHONE);
  await page.addInitScript(() => {
    const paints: Paints = {first: Number.NaN, largest: Number.NaN, shift: 0};
    Object.assign(window, {paints});
    const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver(list => list.getEntries().forEach(onEntry)).observe({
        type,
        buffered: true,
      });
    observe('paint', ({name, startTime}) => {
      paints.first = name === 'first-contentful-paint' ? startTime : paints.first;
    });
    observe('largest-contentful-paint', ({startTime}) => {
      paints.largest = startTime;
    });
    observe('layout-shift', entry => {
      paints.shift += (entry as PerformanceEntry & {value: number}).value;
    });
  });
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(SETTLE_MS);
  const paints = await page.evaluate(() => (window as unknown as {paints: Paints}).paints);
  await page.context().close();
  return paints;
}
