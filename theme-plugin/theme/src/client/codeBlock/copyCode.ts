import {translate} from '@docusaurus/Translate';
import {editedTexts, shownText} from 'docusaurus-plugin-folio-pages/shared/codeBlocks';
import {copiedText} from '../../shared/code/copiedText';
import {announce} from 'docusaurus-plugin-folio-pages/shared/announce';
import {copyText} from 'docusaurus-plugin-folio-pages/shared/copyText';
import {COPY_ICON, showDone} from './icons';
import styles from './tools.module.css';

const DIFF_CLASS = /(?:^|\s)language-diff(?:-|\s|$)/;

/** Shows a sentence below a block's code, or removes it. */
export function showNote(block: Element, text: string | undefined): void {
  block.querySelector(`.${styles.note}`)?.remove();
  if (text !== undefined) {
    const note = document.createElement('p');
    note.className = styles.note ?? '';
    note.textContent = text;
    block.append(note);
  }
}

/**
 * Copies a block's text and confirms it. If the browser refuses, it says so and selects the code instead.
 */
export async function copyCode(block: Element, code: Element, button: Element): Promise<void> {
  try {
    await copyText(
      editedTexts.get(block)?.() ?? copiedText(shownText(code), DIFF_CLASS.test(block.className)),
    );
  } catch {
    const refused = translate({
      id: 'folio.CodeBlock.copyRefused',
      message: 'Your browser blocked copying. The code is selected, so press Ctrl+C or ⌘C.',
      description: 'What a code block says when the clipboard cannot be written',
    });
    window.getSelection()?.selectAllChildren(code);
    showNote(block, refused);
    announce(refused);
    return;
  }
  showNote(block, undefined);
  showDone(button, COPY_ICON);
  announce(
    translate({
      id: 'theme.CodeBlock.copied',
      message: 'Copied',
      description: 'The copied button label on code blocks',
    }),
  );
}
