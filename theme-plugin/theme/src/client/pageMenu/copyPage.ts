import {translate} from '@docusaurus/Translate';
import {announce} from 'docusaurus-plugin-folio-pages/shared/announce';
import {copyText} from 'docusaurus-plugin-folio-pages/shared/copyText';

/** How long the button shows the result. */
const NOTE_MS = 3000;

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/**
 * Copies a page's Markdown to the clipboard.
 *
 * @param address - path of the Markdown
 * @param say - shows the result, and clears it after a while
 */
export async function copyPage(
  address: string,
  say: (note: string | undefined) => void,
): Promise<void> {
  let note = translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });
  try {
    await copyText(fetchText(address));
  } catch {
    note = translate({
      id: 'folio.PageMenu.notCopied',
      message: 'Couldn’t copy',
      description: 'What the button that copies an article says when that failed',
    });
  }
  say(note);
  announce(note);
  window.setTimeout(() => say(undefined), NOTE_MS);
}
