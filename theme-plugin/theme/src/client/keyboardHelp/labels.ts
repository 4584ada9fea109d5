import {translate} from '@docusaurus/Translate';

/* Functions, because `translate` must be called while rendering. */

export const closeButton = () =>
  translate({
    id: 'theme.AnnouncementBar.closeButtonAriaLabel',
    message: 'Close',
    description: 'The button that closes the list of keyboard shortcuts',
  });

export const openSearch = () =>
  translate({
    id: 'theme.SearchBar.label',
    message: 'Open search',
    description: 'What a shortcut in the list of keyboard shortcuts does',
  });

export const chooseResult = () =>
  translate({
    id: 'folio.KeyboardHelp.chooseResult',
    message: 'Choose a search result',
    description: 'What a shortcut in the list of keyboard shortcuts does',
  });

export const openResult = () =>
  translate({
    id: 'folio.KeyboardHelp.openResult',
    message: 'Open search result',
    description: 'What a shortcut in the list of keyboard shortcuts does',
  });

export const openInTab = () =>
  translate({
    id: 'folio.KeyboardHelp.openInTab',
    message: 'Open search result in a new tab',
    description: 'What a shortcut in the list of keyboard shortcuts does',
  });

export const chooseTab = () =>
  translate({
    id: 'folio.KeyboardHelp.chooseTab',
    message: 'Switch between the tabs in an article',
    description: 'What a shortcut in the list of keyboard shortcuts does',
  });

export const selectLines = () =>
  translate({
    id: 'folio.KeyboardHelp.selectLines',
    message: 'Select lines in the focused code block',
    description: 'What a shortcut in the list of keyboard shortcuts does',
  });

export const linkLines = () =>
  translate({
    id: 'folio.KeyboardHelp.linkLines',
    message: 'Copy a link to the selected lines',
    description: 'What a shortcut in the list of keyboard shortcuts does',
  });

export const close = () =>
  translate({
    id: 'folio.KeyboardHelp.close',
    message: 'Close a dialog or menu, or deselect lines',
    description: 'What a shortcut in the list of keyboard shortcuts does',
  });

export const help = () =>
  translate({
    id: 'folio.KeyboardHelp.help',
    message: 'Show or hide this list',
    description: 'What a shortcut in the list of keyboard shortcuts does',
  });
