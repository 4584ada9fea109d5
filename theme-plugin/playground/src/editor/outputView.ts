import type {LogLevel} from '../shared/messages';
import {createElement} from './element';
import * as label from './labels';
import styles from './playground.module.css';

/** Below the editor: what a run printed, and how it ended. */
export interface OutputView {
  readonly element: HTMLElement;
  readonly start: () => void;
  readonly isEmpty: () => boolean;
  readonly print: (level: LogLevel, text: string) => void;
  readonly fail: (text: string) => void;
  readonly note: (text: string) => void;
  readonly end: (text: string) => void;
}

/** Creates the view. All that it shows is text, whatever the sample prints. */
export function createOutputView(): OutputView {
  const lines = createElement('div', {class: styles.lines});
  const status = createElement('p', {class: styles.status});
  const element = createElement(
    'div',
    {class: styles.output, role: 'group', 'aria-label': label.outputLabel(), tabindex: '0'},
    lines,
    status,
  );
  element.hidden = true;

  const add = (text: string, className: string | undefined) =>
    lines.append(createElement('pre', {class: className, translate: 'no'}, text));

  return {
    element,
    start() {
      element.hidden = false;
      // The height stays until there's new output, so that nothing jumps.
      element.style.minBlockSize = `${element.offsetHeight}px`;
      lines.replaceChildren();
      status.textContent = label.runningText();
    },
    isEmpty: () => !lines.hasChildNodes(),
    print(level, text) {
      add(text, level === 'log' ? undefined : styles[level]);
    },
    fail: text => add(text, styles.error),
    note(text) {
      lines.append(createElement('p', {class: styles.status}, text));
    },
    end(text) {
      status.textContent = text;
      element.style.minBlockSize = '';
    },
  };
}
