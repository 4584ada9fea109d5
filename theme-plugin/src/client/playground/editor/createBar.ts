import {createIcon} from '../../codeBlock/icons';
import {createElement, createTextButton} from './element';
import {hint} from './labels';
import styles from './playground.module.css';

/** A button below the text. If it has an icon, that's all of it that a phone shows. */
type BarButton = readonly [label: string, onClick: () => void, icon?: string];

/** The buttons below the text, the first of which stands out, and how to leave the text by keyboard. */
export const createBar = (...buttons: BarButton[]) =>
  createElement(
    'div',
    {class: styles.bar},
    ...buttons.map(([label, onClick, icon]) => {
      const button = createTextButton(
        label,
        `${styles.button} ${icon ? styles.icon : styles.run}`,
        onClick,
      );
      if (icon) {
        button.replaceChildren(createIcon(icon), createElement('span', {}, label));
      }
      return button;
    }),
    createElement('p', {class: styles.hint}, hint()),
  );
