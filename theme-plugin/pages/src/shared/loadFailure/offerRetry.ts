import {hasSiteChanged} from '../chunkError';
import * as label from './labels';
import styles from './loadFailure.module.css';

let close = (): void => {};

function createText(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

function createButton(text: string, onClick: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

/**
 * Says that the code behind a control didn't load, and offers what helps: to load the page again if the site has changed, or
 * else to try again. The message has the focus, and is gone once the reader leaves it.
 *
 * @param name - the control's label
 * @param error - what `import()` rejected with
 * @param retry - what a press of the control does
 */
export async function offerRetry(name: string, error: unknown, retry: () => void): Promise<void> {
  const hasChanged = await hasSiteChanged(error);
  close();
  const before = document.activeElement;
  const box = document.createElement('div');
  const leave = ({relatedTarget}: FocusEvent) => {
    if (document.hasFocus() && !(relatedTarget instanceof Node && box.contains(relatedTarget))) {
      close();
    }
  };
  close = () => {
    box.removeEventListener('focusout', leave);
    box.remove();
    close = () => {};
  };
  const back = () => {
    close();
    if (before instanceof HTMLElement) {
      before.focus({preventScroll: true});
    }
  };
  const main = hasChanged
    ? createButton(label.reload(), () => window.location.reload())
    : createButton(label.retry(), () => {
        back();
        retry();
      });
  box.className = styles.box ?? '';
  box.setAttribute('role', 'alert');
  box.tabIndex = -1;
  box.append(
    createText(label.failed(name)),
    createText(hasChanged ? label.changed() : label.offline()),
    main,
    createButton(label.cancel(), back),
  );
  box.addEventListener('focusout', leave);
  box.addEventListener('keydown', ({key}) => {
    if (key === 'Escape') {
      back();
    }
  });
  document.body.append(box);
  main.focus({preventScroll: true});
}
