import {RUNNABLE_CLASS} from '../shared/pageConstants';
import {closeGone, openBlock, prepareEditor} from './playgrounds';
import styles from './run.module.css';
import {runLabel} from '../shared/runLabel';

/** Creates the button that opens a block's editor and runs its code. */
function createRunButton(block: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  // The style sheet shows the label, so that the page's text stays what the server sent.
  button.setAttribute('aria-label', runLabel());
  button.className = styles.run ?? '';
  button.setAttribute('data-playground-button', '');
  button.addEventListener('click', () => openBlock(block, true));
  button.addEventListener('pointerenter', prepareEditor);
  button.addEventListener('focus', prepareEditor);
  return button;
}

/**
 * Opens the editor when a reader clicks the code or presses Enter in it, but not if that selects something, takes a
 * selection away, or does what else Enter does there.
 *
 * @returns a function that stops this
 */
function editOnClick(block: HTMLElement, pre: Element | null): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  const isSelected = () => window.getSelection()?.isCollapsed === false;
  let wasSelected = false;
  pre?.addEventListener(
    'pointerdown',
    () => {
      wasSelected = isSelected();
    },
    {signal},
  );
  pre?.addEventListener(
    'click',
    () => {
      if (!wasSelected && !isSelected()) {
        openBlock(block, false);
      }
    },
    {signal},
  );
  block.addEventListener(
    'keydown',
    event => {
      if (event.key === 'Enter' && event.target === pre && !event.defaultPrevented) {
        event.preventDefault();
        openBlock(block, false);
      }
    },
    {signal},
  );
  return () => stop.abort();
}

/** The button "Run" of a block that readers can edit, and what removes it. */
export function runTool(
  block: HTMLElement,
): {button: HTMLButtonElement; remove: () => void} | undefined {
  if (!block.classList.contains(RUNNABLE_CLASS)) {
    return undefined;
  }
  const button = createRunButton(block);
  const stop = editOnClick(block, block.querySelector('pre'));
  return {
    button,
    remove() {
      stop();
      button.remove();
      closeGone();
    },
  };
}
