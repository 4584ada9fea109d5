import {translate} from '@docusaurus/Translate';
import {keepInPlace} from '../common/keepInPlace';
import {chooseLanguage, followLanguage, isPlain} from './codeLanguage';
import styles from './tools.module.css';

/**
 * Creates a typed block's button that switches all typed blocks, on every page, to JavaScript and back.
 *
 * @returns the button, and a function that cleans up
 */
export function createLanguageButton(): {button: HTMLButtonElement; stop: () => void} {
  const button = document.createElement('button');
  button.type = 'button';
  // The style sheet shows the name, so that the page's text stays what the server sent.
  button.setAttribute('aria-label', 'JavaScript');
  button.title = translate({
    id: 'folio.CodeBlock.withoutTypes',
    message: 'Show code without types on every page',
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
