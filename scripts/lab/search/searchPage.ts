import {IDLE_MS} from '../bench/constants';
import type {Page, Request} from '@playwright/test';

/*
 * Controls the search on a page for measurements. The comments say which functions run in the browser.
 */

/** An article, because that's where most readers are when they search. */
const ARTICLE = 'introduction/getting-started';

const BUTTON = 'button.DocSearch-Button';
export const INPUT = 'input.DocSearch-Input';
export const PANEL = '.DocSearch-Dropdown';
export const RESULT = `${PANEL} [role=option]`;

/**
 * Loads an article and waits until it's idle, so its prefetches don't count as the search's.
 *
 * @param origin - with a trailing slash
 */
export async function openArticle(page: Page, origin: string) {
  const waitUntilQuiet = watchTraffic(page);
  await page.goto(origin + ARTICLE);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  // Idle callbacks run in order, so any that prefetch have run before this one.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => resolve(undefined))));
  await waitUntilQuiet();
}

/** @returns a function that waits until no request has been pending for a while, starting from the call */
function watchTraffic(page: Page, idleMs = IDLE_MS): () => Promise<void> {
  const underWay = new Set();
  let lastEvent = performance.now();
  const onEnd: (request: Request) => void = request => {
    underWay.delete(request);
    lastEvent = performance.now();
  };
  page.on('request', request => underWay.add(request));
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return async () => {
    lastEvent = performance.now();
    while (underWay.size > 0 || performance.now() - lastEvent < idleMs) {
      await page.waitForTimeout(idleMs / 10);
    }
  };
}

export async function openDialog(page: Page) {
  await page.locator(BUTTON).click();
  await page.locator(INPUT).waitFor();
}

/** Anyone who types this slowly sees what each letter finds before typing the next one. */
const SLOW_LETTER_MS = 250;

/**
 * Opens the dialog and types right away, as the first thing that happens on the page.
 *
 * @param isSlow - whether each letter waits for all downloads that the previous one started, which is the most that a
 *   search can download
 * @returns time from the click to the first painted result, in ms
 */
export async function searchFirst(page: Page, query: string, isSlow: boolean): Promise<number> {
  const done = page.evaluate(awaitResult, {button: BUTTON, result: RESULT});
  const waitUntilQuiet = watchTraffic(page, SLOW_LETTER_MS);
  await openDialog(page);
  for (const letter of query) {
    await page.keyboard.type(letter);
    if (isSlow) {
      await waitUntilQuiet();
    }
  }
  return done;
}

/** Runs in the browser. */
function awaitResult({button, result}: {button: string; result: string}): Promise<number> {
  return new Promise(resolve => {
    let clicked = 0;
    document.querySelector(button)?.addEventListener('click', event => {
      clicked = event.timeStamp;
    });
    const observer = new MutationObserver(() => {
      if (document.querySelector(result)) {
        observer.disconnect();
        // The first task after the next frame starts once that frame has been painted.
        requestAnimationFrame(() => {
          void scheduler.postTask(() => resolve(performance.now() - clicked), {
            priority: 'user-blocking',
          });
        });
      }
    });
    observer.observe(document, {childList: true, subtree: true});
  });
}
