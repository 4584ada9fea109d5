import {IDLE_MS} from '../constants';
import type {Page, Request} from '@playwright/test';

/*
 * What the measurements do with the search of a page. The functions that run in the page say so.
 */

/** An article: where most readers are when they search. */
const ARTICLE = 'introduction/getting-started';

const BUTTON = 'button.DocSearch-Button';
export const INPUT = 'input.DocSearch-Input';
export const PANEL = '.DocSearch-Dropdown';
export const RESULT = `${PANEL} [role=option]`;

/**
 * Loads an article and lets it become idle: what it fetches ahead is not the search's.
 *
 * @param origin - with a slash at its end
 */
export async function openArticle(page: Page, origin: string) {
  const waitUntilQuiet = watchTraffic(page);
  await page.goto(origin + ARTICLE);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  // Idle callbacks run in turn: those that fetch ahead have run before this one.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => resolve(undefined))));
  await waitUntilQuiet();
}

/** @returns fulfilled when nothing has been under way for {@link IDLE_MS} */
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
 * Opens the dialog and types at once, as the first thing that a reader does.
 *
 * @returns ms from the click to the first result on screen
 */
export async function searchFirst(page: Page, query: string): Promise<number> {
  const done = page.evaluate(awaitResult, {button: BUTTON, result: RESULT});
  await openDialog(page);
  await page.keyboard.type(query);
  return done;
}

/** Runs in the page. */
function awaitResult({button, result}: {button: string; result: string}): Promise<number> {
  return new Promise(resolve => {
    let clicked = 0;
    document.querySelector(button)?.addEventListener('click', event => {
      clicked = event.timeStamp;
    });
    const observer = new MutationObserver(() => {
      if (document.querySelector(result)) {
        observer.disconnect();
        // The first task after the next frame begins when that is on screen.
        requestAnimationFrame(() => {
          scheduler.postTask(() => resolve(performance.now() - clicked), {
            priority: 'user-blocking',
          });
        });
      }
    });
    observer.observe(document, {childList: true, subtree: true});
  });
}
