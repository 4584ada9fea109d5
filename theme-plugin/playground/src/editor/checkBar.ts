import type {Checks, Sample} from '../shared/Sample';
import {createElement, createTextButton} from './element';
import {failedText} from './labels';
import styles from './playground.module.css';
import checkStyles from './checks.module.css';
import {createJudge} from './createJudge';
import * as label from './checkLabels';
import type {LazyRunner} from './lazyRunner';

/** What an exercise adds to an editor. */
export interface CheckBar {
  /** Live region below the editor. It's there before the results, so that screen readers notice them. */
  readonly results: HTMLElement;
  /** Says that the results are those of an earlier text. */
  readonly expire: () => void;
  readonly close: () => void;
}

/**
 * Creates the button that judges the reader's solution. What compiles and runs it is loaded on the first click.
 *
 * @param runButton - the new button is beside it, and stands out in its place
 * @param editedSample - returns the sample with the reader's text
 * @param createRunner - returns what runs the checks, in a hidden frame with a title
 */
export function createCheckBar(
  checks: Checks,
  runButton: Element | null,
  editedSample: () => Sample,
  createRunner: (title: string) => LazyRunner,
): CheckBar {
  const results = createElement('div', {class: checkStyles.checks, role: 'status'});
  const runner = createRunner(label.checkLabel());
  const judge = createJudge(checks, results, async (...job) => (await runner.load()).check(...job));
  const show = (text: string) =>
    results.replaceChildren(createElement('p', {class: styles.status}, text));

  runButton?.classList.remove(styles.run ?? '');
  runButton?.after(
    createTextButton(label.checkLabel(), `${styles.button} ${styles.run}`, () => {
      results.setAttribute('aria-live', 'polite');
      show(label.checkingText());
      judge.judge(editedSample()).catch(() => show(failedText()));
    }),
  );
  return {results, expire: judge.expire, close: runner.close};
}
