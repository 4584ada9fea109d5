import {translate} from '@docusaurus/Translate';
import {siteTexts} from './siteTexts';

/*
 * The labels of the search button, which is on every page; the others load on intent. They are
 * functions because `translate` must be called while rendering, and its calls must be literal for
 * `docusaurus write-translations` to find them.
 */

export const search = () =>
  siteTexts().button?.buttonText ??
  translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The label of the search button and of the search dialog',
  });

/** The name of the search button, for screen readers. */
export const searchButton = () => siteTexts().button?.buttonAriaLabel ?? search();

export const cancel = () =>
  siteTexts().modal?.searchBox?.closeButtonText ??
  siteTexts().modal?.searchBox?.cancelButtonText ??
  translate({
    id: 'theme.SearchModal.searchBox.cancelButtonText',
    message: 'Cancel',
    description: 'The button that closes the search dialog',
  });

/** The name of that button for screen readers, where it isn't its text. */
export const cancelLabel = () =>
  siteTexts().modal?.searchBox?.closeButtonAriaLabel ??
  siteTexts().modal?.searchBox?.cancelButtonAriaLabel;
