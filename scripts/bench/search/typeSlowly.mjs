import {CPU_SLOWDOWN} from '../constants.mjs';
import {TYPED} from './constants.mjs';

/** Between two keys, in ms: a fast typist's, and enough to tell their answers apart. */
const KEY_GAP = 200;

/**
 * How soon keys are answered.
 *
 * @typedef {object} Typing
 * @property {number} keys whose answer changed what is on screen
 * @property {number} p50 ms from a key to the painted results, of half of the keys
 * @property {number} p95 of 95 in 100
 * @property {number} longestTask ms; 0 where none was longer than 50
 */

/**
 * Types some queries, letter by letter, on a slow CPU.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{input: string, panel: string}} selectors of the box, and of what its answers change
 * @returns {Promise<Typing>}
 */
export async function typeSlowly(page, {input, panel}) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await page.evaluate(observe, panel);
  for (const query of TYPED) {
    for (const letter of query) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(KEY_GAP);
    }
    await page.locator(input).fill('');
    await page.waitForTimeout(KEY_GAP);
  }
  const {answers, tasks} = await page.evaluate(
    () =>
      /** @type {Window & {typing?: {answers: number[], tasks: number[]}}} */ (window).typing ?? {
        answers: [],
        tasks: [],
      },
  );
  answers.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    answers[Math.min(answers.length - 1, Math.floor(answers.length * share))] ?? Number.NaN;
  return {
    keys: answers.length,
    p50: at(0.5),
    p95: at(0.95),
    longestTask: Math.max(0, ...tasks),
  };
}

/**
 * Runs in the page: notes for each key how long it took until what it changed was painted.
 *
 * @param {string} panel
 */
function observe(panel) {
  /** @type {{answers: number[], tasks: number[]}} */
  const typing = {answers: [], tasks: []};
  Object.assign(window, {typing});
  new PerformanceObserver(list =>
    typing.tasks.push(...list.getEntries().map(({duration}) => duration)),
  ).observe({type: 'longtask'});
  let pressedAt = 0;
  document.addEventListener(
    'keydown',
    event => {
      pressedAt = event.timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    const began = pressedAt;
    pressedAt = 0;
    if (began > 0) {
      requestAnimationFrame(() => {
        // The first task after the frame: one with less of a hurry would wait for the further rows.
        scheduler.postTask(() => typing.answers.push(performance.now() - began), {
          priority: 'user-blocking',
        });
      });
    }
  }).observe(document.querySelector(panel) ?? document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
