import {translate} from '@docusaurus/Translate';

/*
 * The labels of the search button, which is on every page; the others load on intent. They are
 * functions because `translate` must be called while rendering, and its calls must be literal for
 * `docusaurus write-translations` to find them.
 */

export const search = () =>
  translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The label of the search button and of the search dialog',
  });

export const loadError = () =>
  translate({
    id: 'folio.Search.loadError',
    message: 'Search could not be loaded. Check your network connection and try again.',
    description: 'Shown when the script of the search dialog did not load',
  });

export const retry = () =>
  translate({
    id: 'theme.ErrorPageContent.tryAgain',
    message: 'Try again',
    description: 'The button that loads the search dialog once more',
  });

export const cancel = () =>
  translate({
    id: 'theme.SearchModal.searchBox.cancelButtonText',
    message: 'Cancel',
    description: 'The button that closes the search dialog',
  });
