import {CPU_SLOWDOWN} from '../bench/constants';
import {TYPED} from './constants';
import type {Page} from '@playwright/test';

/** Time between key presses in ms: as short as a fast typist's, but long enough to tell the responses apart. */
const KEY_GAP = 200;

/** How fast the search responds to key presses. */
export interface Typing {
  /** Number of key presses that changed what's on screen. */
  keys: number;
  /** Median time from a key press to the painted results, in ms. */
  p50: number;
  /** 95th percentile of these times. */
  p95: number;
  /** Duration in ms, or 0 if no task was longer than 50 ms. */
  longestTask: number;
}

/**
 * Types several queries, letter by letter, on a slow CPU.
 *
 * @param selectors - selectors of the input and of the element that shows the results
 */
export async function typeSlowly(
  page: Page,
  {input, panel}: {input: string; panel: string},
): Promise<Typing> {
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
      (window as Window & {typing?: {answers: number[]; tasks: number[]}}).typing ?? {
        answers: [],
        tasks: [],
      },
  );
  answers.sort((a, b) => a - b);
  const at = (share: number) =>
    answers[Math.min(answers.length - 1, Math.floor(answers.length * share))] ?? Number.NaN;
  return {
    keys: answers.length,
    p50: at(0.5),
    p95: at(0.95),
    longestTask: Math.max(0, ...tasks),
  };
}

/** Runs in the browser, and records the time from each key press until its change is painted. */
function observe(panel: string) {
  const typing: {answers: number[]; tasks: number[]} = {answers: [], tasks: []};
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
        // Runs as the first task after the frame. With a lower priority, it would wait for more rows.
        void scheduler.postTask(() => typing.answers.push(performance.now() - began), {
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
