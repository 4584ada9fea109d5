/** What readers did with the search before its code was there. */
interface EarlySearch {
  /** Called by each search bar once it can open the dialog: opens it if it was asked for meanwhile. */
  (open: () => void): void;
  /** The letters that were typed since, for the dialog's box. */
  text: string;
}

declare global {
  interface Window {
    /** Set by the script in the page; absent where a policy forbids scripts in pages. */
    folioSearch?: EarlySearch;
  }
}

/** For so long letters are kept, in ms: where the code never comes, the page gets its keys back. */
const PATIENCE_MS = 10_000;

/**
 * Inline script: keeps a click on the search button and Ctrl/Cmd+K from before the page's code has
 * run, and the letters typed until the dialog is there. Once the code runs, the button says by
 * `aria-busy` whether a dialog is on its way; no key is kept from anybody else.
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

/** @returns the letters typed while the dialog was on its way, once */
export function takeEarlyText(): string {
  const early = window.folioSearch;
  const text = early?.text ?? '';
  if (early) {
    early.text = '';
  }
  return text;
}
