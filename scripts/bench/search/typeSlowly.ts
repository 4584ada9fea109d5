import {CPU_SLOWDOWN} from '../constants';
import {TYPED} from './constants';
import type {Page} from '@playwright/test';

/** Between two keys, in ms: a fast typist's, and enough to tell their answers apart. */
const KEY_GAP = 200;

/** How soon keys are answered. */
export interface Typing {
  /** Whose answer changed what is on screen. */
  keys: number;
  /** Ms from a key to the painted results, of half of the keys. */
  p50: number;
  /** Of 95 in 100. */
  p95: number;
  /** ms; 0 where none was longer than 50. */
  longestTask: number;
}

/**
 * Types some queries, letter by letter, on a slow CPU.
 *
 * @param selectors - of the box, and of what its answers change
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

/** Runs in the page: notes for each key how long it took until what it changed was painted. */
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
