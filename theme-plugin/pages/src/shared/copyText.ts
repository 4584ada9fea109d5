import {HIDDEN} from './hiddenText';

/** The older way, which works on pages without HTTPS, too, but only in response to a click. */
function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.style.cssText = HIDDEN;
  field.value = text;
  document.body.append(field);
  field.focus({preventScroll: true});
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) {
      focused.focus({preventScroll: true});
    }
  }
}

/** Safari forgets the click while a request is pending, so the clipboard gets a promise if it accepts one. */
function writeToClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') {
    return navigator.clipboard.writeText(text);
  }
  if (typeof ClipboardItem === 'undefined') {
    return text.then(value => navigator.clipboard.writeText(value));
  }
  const blob = text.then(value => new Blob([value], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/**
 * Copies text to the clipboard.
 *
 * @throws Error if the browser refuses, or if a promised text doesn't come
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  try {
    await writeToClipboard(text);
  } catch (error) {
    if (!copyByCommand(await text)) {
      throw error;
    }
  }
}
