import {FAST_NETWORK, INTERACTIONS, SETTLE_MS, VIEWPORT} from './constants';
import {median} from './median';
import {openThrottled, SLOW_PHONE} from './openThrottled';
import type {Browser} from '@playwright/test';

const CONDITIONS = {
  fast: {viewport: VIEWPORT, rate: 1, network: FAST_NETWORK},
  slow: SLOW_PHONE,
};

/** From a click on the link to the next page until its heading is there: medians, in ms. */
export type NextPage = Record<keyof typeof CONDITIONS, number>;

const NEXT = '.pagination-nav__link--next';

/**
 * Goes to the next page several times, each time with an empty cache: at the end of the page, as a reader does, once what's
 * prefetched there is in the cache.
 */
export async function measureNextPage(browser: Browser, url: string): Promise<NextPage> {
  const measure = async (speed: keyof typeof CONDITIONS) => {
    const times: number[] = [];
    for (let time = 0; time < INTERACTIONS; time += 1) {
      times.push(await timeOfClick(browser, url, CONDITIONS[speed]));
    }
    return median(times);
  };
  return {fast: await measure('fast'), slow: await measure('slow')};
}

async function timeOfClick(
  browser: Browser,
  url: string,
  conditions: (typeof CONDITIONS)['fast'],
): Promise<number> {
  const page = await openThrottled(browser, conditions);
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.locator(NEXT).scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  // A click in the page, because the mouse on its way there would start to load the next page.
  const time = await page.evaluate(
    next =>
      new Promise<number>(resolve => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const began = performance.now();
        new MutationObserver((_, observer) => {
          if (heading() !== undefined && heading() !== before) {
            observer.disconnect();
            resolve(performance.now() - began);
          }
        }).observe(document.body, {subtree: true, childList: true, characterData: true});
        document.querySelector<HTMLElement>(next)?.click();
      }),
    NEXT,
  );
  await page.context().close();
  return time;
}
