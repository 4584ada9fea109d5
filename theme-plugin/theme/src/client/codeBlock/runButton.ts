import {runLabel} from './runLabel';
import styles from './tools.module.css';

/** Fired on a block whose editor the reader opens, with whether the code also runs, and earlier, when it looks like that. */
export const EDIT_EVENT = 'folio-edit';
export const INTENT_EVENT = 'folio-edit-intent';

const fire = (block: HTMLElement, name: string, isRun = false) =>
  block.dispatchEvent(new CustomEvent(name, {bubbles: true, detail: isRun}));

/** Creates the button that opens a block's editor and runs its code. */
export function createRunButton(block: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  // The style sheet shows the label, so that the page's text stays what the server sent.
  button.setAttribute('aria-label', runLabel());
  button.className = `${styles.button} ${styles.main}`;
  button.setAttribute('data-playground-button', '');
  button.addEventListener('click', () => fire(block, EDIT_EVENT, true));
  const prepare = () => fire(block, INTENT_EVENT);
  button.addEventListener('pointerenter', prepare);
  button.addEventListener('focus', prepare);
  return button;
}

/**
 * Opens the editor when a reader clicks the code or presses Enter in it, but not if that selects something, takes a
 * selection away, or does what else Enter does there.
 *
 * @returns a function that stops this
 */
export function editOnClick(block: HTMLElement, pre: HTMLElement): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  const isSelected = () => window.getSelection()?.isCollapsed === false;
  let wasSelected = false;
  pre.addEventListener(
    'pointerdown',
    () => {
      wasSelected = isSelected();
    },
    {signal},
  );
  pre.addEventListener(
    'click',
    () => {
      if (!wasSelected && !isSelected()) {
        fire(block, EDIT_EVENT);
      }
    },
    {signal},
  );
  block.addEventListener(
    'keydown',
    event => {
      if (event.key === 'Enter' && event.target === pre && !event.defaultPrevented) {
        event.preventDefault();
        fire(block, EDIT_EVENT);
      }
    },
    {signal},
  );
  return () => stop.abort();
}
