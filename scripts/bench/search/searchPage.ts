import {IDLE_MS} from '../constants';
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
 * Loads an article and waits until it's idle, so that its prefetches don't count as the search's.
 *
 * @param origin - with a trailing slash
 */
export async function openArticle(page: Page, origin: string) {
  const waitUntilQuiet = watchTraffic(page);
  await page.goto(origin + ARTICLE);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  // Idle callbacks run in order, so those that prefetch have run before this one.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => resolve(undefined))));
  await waitUntilQuiet();
}

/** @returns a function that waits until no request has been pending for {@link IDLE_MS} */
function watchTraffic(page: Page): () => Promise<void> {
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
    while (underWay.size > 0 || performance.now() - lastEvent < IDLE_MS) {
      await page.waitForTimeout(IDLE_MS / 10);
    }
  };
}

export async function openDialog(page: Page) {
  await page.locator(BUTTON).click();
  await page.locator(INPUT).waitFor();
}

/**
 * Opens the dialog and types immediately, as a reader's first action on the page.
 *
 * @returns time from the click to the first painted result, in ms
 */
export async function searchFirst(page: Page, query: string): Promise<number> {
  const done = page.evaluate(awaitResult, {button: BUTTON, result: RESULT});
  await openDialog(page);
  await page.keyboard.type(query);
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
        // The first task after the next frame starts when that frame has been painted.
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
