import {createStorageSlot} from '@docusaurus/theme-common';
import {LANGUAGE_ATTRIBUTE, LANGUAGE_GROUP} from '../../shared/code/constants';

const root = () => document.documentElement;

/** The slot of `<Tabs groupId="language">`: tabs and blocks follow each other. */
const slot = () => createStorageSlot(`docusaurus.tab.${LANGUAGE_GROUP}`);

/** Are blocks shown in JavaScript, without types? */
export function isPlain(): boolean {
  return root().getAttribute(LANGUAGE_ATTRIBUTE) === 'js';
}

function show(language: string | null): void {
  if (language === 'js') {
    root().setAttribute(LANGUAGE_ATTRIBUTE, 'js');
  } else {
    root().removeAttribute(LANGUAGE_ATTRIBUTE);
  }
}

/** Shows all blocks in the language, here and in other tabs of the browser, and remembers it. */
export function chooseLanguage(language: 'ts' | 'js'): void {
  show(language);
  slot().set(language);
}

/**
 * Calls `listener` now and whenever another language is shown, wherever it was chosen.
 *
 * @returns a function that ends this
 */
export function followLanguage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(root(), {attributeFilter: [LANGUAGE_ATTRIBUTE]});
  const stopListening = slot().listen(({newValue}) => show(newValue));
  listener();
  return () => {
    observer.disconnect();
    stopListening();
  };
}
