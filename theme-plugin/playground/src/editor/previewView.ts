import {createElement} from './element';
import styles from './playground.module.css';

/** The most that a preview's height may be, in px. The rest of it scrolls. */
const MAX_HEIGHT = 480;

/** Beside the output: what a sample renders. */
export interface PreviewView {
  /** Receives the frame. */
  readonly element: HTMLElement;
  /** Makes it as high as its content, or hides it if there's none. */
  readonly resize: (height: number) => void;
}

export function createPreviewView(): PreviewView {
  const element = createElement('div', {class: styles.preview, 'data-empty': ''});
  return {
    element,
    resize(height) {
      // Any value can come from the frame, not only numbers.
      const pixels = height > 0 ? Math.min(height, MAX_HEIGHT) : 0;
      element.toggleAttribute('data-empty', pixels === 0);
      element.style.setProperty('--height', `${pixels}px`);
    },
  };
}
