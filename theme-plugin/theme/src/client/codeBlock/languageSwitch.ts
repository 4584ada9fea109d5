import {translate} from '@docusaurus/Translate';
import {keepInPlace} from '../common/keepInPlace';
import {isPlain} from 'docusaurus-plugin-folio-pages/shared/codeBlocks';
import {chooseLanguage, followLanguage} from './codeLanguage';
import styles from './tools.module.css';

const titleOf = (language: 'ts' | 'js') =>
  language === 'js'
    ? translate({
        id: 'folio.CodeBlock.withoutTypes',
        message: 'Show code without types on every page',
        description: 'The title of the button that shows TypeScript samples as JavaScript',
      })
    : translate({
        id: 'folio.CodeBlock.withTypes',
        message: 'Show code with types on every page',
        description: 'The title of the button that shows samples in TypeScript again',
      });

/**
 * Creates a typed block's switch, whose two buttons show all typed blocks, on every page, in TypeScript or in JavaScript.
 *
 * @returns the switch, and a function that cleans up
 */
export function createLanguageSwitch(): {element: HTMLElement; stop: () => void} {
  const element = document.createElement('div');
  element.className = styles.language ?? '';
  const buttons = (['ts', 'js'] as const).map(language => {
    const button = document.createElement('button');
    button.type = 'button';
    // The style sheet shows the name, so that the page's text stays what the server sent.
    button.setAttribute('aria-label', language.toUpperCase());
    button.title = titleOf(language);
    button.addEventListener('click', () => keepInPlace(button, () => chooseLanguage(language)));
    return button;
  });
  element.append(...buttons);
  const stop = followLanguage(() =>
    buttons.forEach((button, index) =>
      button.setAttribute('aria-pressed', String(isPlain() === (index === 1))),
    ),
  );
  return {element, stop};
}
