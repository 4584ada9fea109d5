import siteConfig from '@generated/docusaurus.config';
import type {Checks, Sample} from '../../../playground/shared/Sample';
import {createElement, createTextButton} from '../editor/element';
import {failedText} from '../editor/labels';
import styles from '../editor/playground.module.css';
import checkStyles from './checks.module.css';
import {createJudge} from './createJudge';
import * as label from './labels';

/** What an exercise adds to an editor. */
export interface CheckBar {
  readonly button: HTMLButtonElement;
  /** Live region below the editor. It's there before the results, so that screen readers notice them. */
  readonly results: HTMLElement;
  /** Says that the results are those of an earlier text. */
  readonly expire: () => void;
  readonly close: () => void;
}

/**
 * Creates the button that judges the reader's solution. What compiles and runs it is loaded on the first click.
 *
 * @param editedSample - returns the sample with the reader's text
 */
export function createCheckBar(checks: Checks, editedSample: () => Sample): CheckBar {
  const results = createElement('div', {class: checkStyles.checks, role: 'status'});
  let judge: ReturnType<typeof load> | undefined;

  const load = () =>
    import(/* webpackChunkName: "intent-playground-run" */ '../run/runSample').then(
      ({createRunner}) => {
        const place = {element: results.parentElement ?? results, title: label.checkLabel()};
        return createJudge(checks, results, createRunner(siteConfig.baseUrl, place));
      },
    );

  async function check(): Promise<void> {
    results.setAttribute('aria-live', 'polite');
    results.replaceChildren(createElement('p', {class: styles.status}, label.checkingText()));
    try {
      judge ??= load();
      await (await judge).judge(editedSample());
    } catch {
      judge = undefined;
      results.replaceChildren(createElement('p', {class: styles.status}, failedText()));
    }
  }

  const each = (action: (loaded: Awaited<ReturnType<typeof load>>) => void) =>
    void judge?.then(action, () => {});

  return {
    button: createTextButton(label.checkLabel(), `${styles.button} ${styles.run}`, () => {
      void check();
    }),
    results,
    expire: () => each(loaded => loaded.expire()),
    close: () => each(loaded => loaded.close()),
  };
}
