import {IDLE_MS} from '../constants.mjs';

/*
 * What the measurements do with the search of a page. The functions that run in the page say so.
 */

/** An article: where most readers are when they search. */
export const ARTICLE = 'introduction/getting-started';

const BUTTON = 'button.DocSearch-Button';
export const INPUT = 'input.DocSearch-Input';
export const PANEL = '.DocSearch-Dropdown';
export const RESULT = `${PANEL} [role=option]`;

/**
 * Loads an article and lets it become idle: what it fetches ahead is not the search's.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} origin with a slash at its end
 */
export async function openArticle(page, origin) {
  const waitUntilQuiet = watchTraffic(page);
  await page.goto(origin + ARTICLE);
  await page.locator('html[data-has-hydrated=true]').waitFor();
  // Idle callbacks run in turn: those that fetch ahead have run before this one.
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => resolve(undefined))));
  await waitUntilQuiet();
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {() => Promise<void>} fulfilled when nothing has been under way for {@link IDLE_MS}
 */
function watchTraffic(page) {
  const underWay = new Set();
  let lastEvent = performance.now();
  /** @type {(request: import('@playwright/test').Request) => void} */
  const onEnd = request => {
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

/** @param {import('@playwright/test').Page} page */
export async function openDialog(page) {
  await page.locator(BUTTON).click();
  await page.locator(INPUT).waitFor();
}

/**
 * Opens the dialog and types at once, as the first thing that a reader does.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} query
 * @returns {Promise<number>} ms from the click to the first result on screen
 */
export async function searchFirst(page, query) {
  const done = page.evaluate(awaitResult, {button: BUTTON, result: RESULT});
  await openDialog(page);
  await page.keyboard.type(query);
  return done;
}

/**
 * Runs in the page.
 *
 * @param {{button: string, result: string}} selectors
 * @returns {Promise<number>}
 */
function awaitResult({button, result}) {
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
