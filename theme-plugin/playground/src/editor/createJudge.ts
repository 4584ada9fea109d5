import type {FromCell, Place} from '../shared/messages';
import type {Checks, Sample} from '../shared/Sample';
import {createElement} from './element';
import {failedText} from './labels';
import {lineText, stoppedText} from './runLabels';
import styles from './playground.module.css';
import {shownPlace} from './runView';
import type {Runner} from '../run/runSample';
import {SampleError} from '../run/SampleError';
import checkStyles from './checks.module.css';
import * as label from './checkLabels';
import {errorText, verdictsOf, type Verdict} from './verdictsOf';

type Result = Extract<FromCell, {kind: 'result'}>;

/** Judges the reader's solutions to an exercise. */
interface Judge {
  readonly judge: (sample: Sample) => Promise<void>;
  readonly expire: () => void;
}

const status = (text: string) => createElement('p', {class: styles.status}, text);

function row({passes, text}: Verdict): HTMLElement {
  const name = passes ? label.passesLabel() : label.failsLabel();
  const className = passes ? checkStyles.passes : checkStyles.fails;
  const mark = createElement('span', {role: 'img', 'aria-label': name, class: className});
  mark.textContent = passes ? '✓' : '✗';
  return createElement('li', {}, mark, createElement('span', {}, text));
}

function verdictNodes(verdicts: readonly Verdict[]): HTMLElement[] {
  const all = verdicts.length;
  const passed = verdicts.filter(({passes}) => passes).length;
  return [
    status(passed === all ? label.allPassText(all) : label.somePassText(passed, all)),
    // Safari drops the role of a list without bullets.
    createElement('ul', {role: 'list'}, ...verdicts.map(row)),
  ];
}

/** @param region - receives what the reader is told, all of it as text */
export function createJudge(checks: Checks, region: HTMLElement, check: Runner['check']): Judge {
  let isShown = false;

  function show(...nodes: HTMLElement[]): void {
    region.replaceChildren(...nodes);
    region.scrollIntoView({block: 'nearest', behavior: 'instant'});
    isShown = true;
  }

  function showError(sample: Sample, text: string, thrownAt: Place | undefined): void {
    const place = shownPlace(sample, thrownAt);
    const where = place ? `\n${lineText(place.file, place.line)}` : '';
    const error = createElement('pre', {class: styles.error}, errorText(text) + where);
    show(status(label.notStartedText()), createElement('div', {class: styles.lines}, error));
  }

  return {
    async judge(sample) {
      // A solution that forges reports can send any number for one check.
      const results = new Map<number, Result>();
      let error: Extract<FromCell, {kind: 'error'}> | undefined;
      const onMessage = (message: FromCell) => {
        if (message.kind === 'result') {
          results.set(message.index, message);
        } else if (message.kind === 'error') {
          error ??= message;
        }
      };
      try {
        const ending = await check(sample, checks, onMessage);
        const hasStarted = Array.from(results.values()).some(({shown}) => shown !== '');
        if (ending === 'stopped') {
          show(status(stoppedText()));
        } else if (ending === 'failed') {
          show(status(failedText()));
        } else if (ending === 'finished' && error && !hasStarted) {
          showError(sample, error.text, error.place);
        } else if (ending === 'finished') {
          show(...verdictNodes(verdictsOf(checks.sentences, results)));
        }
      } catch (thrown) {
        if (!(thrown instanceof SampleError)) {
          throw thrown;
        }
        showError(sample, thrown.message, thrown.place);
      }
    },
    expire() {
      if (isShown) {
        isShown = false;
        // A reader who's typing shouldn't be interrupted.
        region.setAttribute('aria-live', 'off');
        region.firstElementChild?.replaceWith(status(label.expiredText()));
      }
    },
  };
}
