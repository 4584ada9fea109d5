import {translate} from '@docusaurus/Translate';
import {keepInPlace} from '../common/keepInPlace';
import {chooseLanguage, followLanguage, isPlain} from './codeLanguage';
import styles from './tools.module.css';

/**
 * The button of a typed block that shows all such blocks, here and on other pages, as JavaScript, and
 * back.
 *
 * @returns the button, and a function that ends its work
 */
export function createLanguageButton(): {button: HTMLButtonElement; stop: () => void} {
  const button = document.createElement('button');
  button.type = 'button';
  // Its style sheet shows the name: what a page says stays what the server sent.
  button.setAttribute('aria-label', 'JavaScript');
  button.title = translate({
    id: 'folio.CodeBlock.withoutTypes',
    message: 'Show samples without types, on all pages',
    description: 'The title of the button that shows TypeScript samples as JavaScript',
  });
  button.className = `${styles.button} ${styles.language}`;
  button.addEventListener('click', () =>
    keepInPlace(button, () => chooseLanguage(isPlain() ? 'ts' : 'js')),
  );
  const stop = followLanguage(() => {
    button.setAttribute('aria-pressed', String(isPlain()));
  });
  return {button, stop};
}
