import {announce} from '../../common/announce';
import {createElement} from './element';
import styles from './playground.module.css';

/** Below the buttons: what the reader should know about the edit. */
export interface Note {
  readonly element: HTMLElement;
  /** Shows a text, and announces it even if it's there already. */
  readonly say: (text: string) => void;
  /** Shows a text unless it's there already. An empty one removes what's there. */
  readonly replace: (text: string) => void;
}

export function createNote(): Note {
  const element = createElement('p', {class: styles.note});

  function say(text: string): void {
    element.textContent = text;
    if (text !== '') {
      announce(text);
    }
  }

  return {
    element,
    say,
    replace(text) {
      if (text !== element.textContent) {
        say(text);
      }
    },
  };
}
