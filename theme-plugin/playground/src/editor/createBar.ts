import {createElement, createTextButton} from './element';
import {hint} from './labels';
import styles from './playground.module.css';

/** The buttons below the text, the first of which stands out, and how to leave the text by keyboard. */
export const createBar = (...buttons: (readonly [label: string, onClick: () => void])[]) =>
  createElement(
    'div',
    {class: styles.bar},
    ...buttons.map(([label, onClick], index) =>
      createTextButton(
        label,
        index > 0 ? styles.button : `${styles.button} ${styles.run}`,
        onClick,
      ),
    ),
    createElement('p', {class: styles.hint}, hint()),
  );
