import {COMPOSING_KEY_CODE} from './constants';

/** What the reader did with the search before its code had loaded. */
interface EarlySearch {
  /**
   * Each search bar calls this once it can open the dialog. If the reader has already asked for the dialog,
   * it opens right away.
   */
  (open: () => void): void;
  /** Text typed since then, for the dialog's search box. */
  text: string;
}

declare global {
  interface Window {
    /** Set by the inline script; missing if the page's security policy forbids inline scripts. */
    folioSearch?: EarlySearch;
  }
}

/** How long to hold what is typed, in ms. If the dialog's code never arrives, the page gets its keys back. */
const PATIENCE_MS = 10_000;

/**
 * Inline script that remembers a click on the search button or Ctrl/Cmd+K from before the page's code runs,
 * and holds what the reader types until the dialog is there. Once the code runs, the button's `aria-busy`
 * says whether a dialog is on its way. The page gets all other keys.
 */
export const earlySearchScript = `
  var isReady;
  var askedAt = NaN;
  var early = window.folioSearch = function (open) {
    isReady = true;
    if (askedAt) open();
    askedAt = NaN;
  };
  early.text = '';
  var button = '.DocSearch-Button:enabled';
  function has(selector) { return document.querySelector(selector); }
  addEventListener('click', function (event) {
    if (!isReady && event.target.closest && event.target.closest(button)) askedAt = event.timeStamp;
  });
  addEventListener('keydown', function (event) {
    var key = event.key;
    if (!key || !has(button) || event.altKey || event.isComposing) return;
    if (event.keyCode === ${COMPOSING_KEY_CODE}) return;
    if (event.ctrlKey || event.metaKey) {
      if (isReady || key.toLowerCase() !== 'k') return;
      askedAt = event.timeStamp;
    } else if (isReady ? !has(button + '[aria-busy=true]') : !(event.timeStamp - askedAt < ${PATIENCE_MS})) {
      early.text = '';
      return;
    } else if (key === 'Backspace') {
      early.text = early.text.slice(0, -1);
    } else if (key.length === 1) {
      early.text += key;
    } else {
      if (key === 'Escape') askedAt = NaN;
      return;
    }
    event.preventDefault();
  });`;

/** Returns the text typed while the dialog was loading, and clears it. */
export function takeEarlyText(): string {
  const early = window.folioSearch;
  const text = early?.text ?? '';
  if (early) {
    early.text = '';
  }
  return text;
}
