import {createElement, createTextButton} from './element';
import * as label from './labels';
import styles from './playground.module.css';

/** What the buttons below the text do. */
interface Actions {
  readonly run: () => void;
  readonly reset: () => void;
  readonly share: () => void;
  readonly close: () => void;
}

/** The buttons below the text, and how to leave it by keyboard. */
export interface Bar {
  readonly element: HTMLElement;
  readonly run: HTMLButtonElement;
}

export function createBar(actions: Actions): Bar {
  const run = createTextButton(label.runLabel(), `${styles.button} ${styles.run}`, actions.run);
  const element = createElement(
    'div',
    {class: styles.bar},
    run,
    createTextButton(label.resetLabel(), styles.button, actions.reset),
    createTextButton(label.shareLabel(), styles.button, actions.share),
    createTextButton(label.closeLabel(), styles.button, actions.close),
    createElement('p', {class: styles.hint}, label.hint()),
  );
  return {element, run};
}
