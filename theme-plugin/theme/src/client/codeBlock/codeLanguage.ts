import {createStorageSlot} from '@docusaurus/theme-common';
import {LANGUAGE_ATTRIBUTE} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import {LANGUAGE_GROUP} from '../../shared/code/constants';

const root = () => document.documentElement;

/** The storage slot of `<Tabs groupId="language">`, so that tabs and code blocks stay in sync. */
const slot = () => createStorageSlot(`docusaurus.tab.${LANGUAGE_GROUP}`);

function show(language: string | null): void {
  if (language === 'js') {
    root().setAttribute(LANGUAGE_ATTRIBUTE, 'js');
  } else {
    root().removeAttribute(LANGUAGE_ATTRIBUTE);
  }
}

/** Switches all blocks to a language, in other tabs of the browser as well, and remembers it. */
export function chooseLanguage(language: 'ts' | 'js'): void {
  show(language);
  slot().set(language);
}

/**
 * Calls `listener` now and whenever the language changes, wherever it was chosen.
 *
 * @returns a function that unsubscribes
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
