import {translate} from '@docusaurus/Translate';
import {CHANGE_CLASSES, ONLY_CLASSES} from 'docusaurus-plugin-folio-pages/shared/codeClasses';
import {copiedText} from '../../shared/code/copiedText';
import {announce} from '../common/announce';
import {copyText} from '../common/copyText';
import {isPlain} from './codeLanguage';
import {COPY_ICON, showDone} from './icons';
import styles from './tools.module.css';

const DIFF_CLASS = /(?:^|\s)language-diff(?:-|\s|$)/;

/** What returns the text of a block that the reader edits. */
export const editedTexts = new WeakMap<Element, () => string>();

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
 * The visible text of a block: with its types or, if the reader chose JavaScript, without them. It doesn't
 * include lines that a change removes.
 */
export function shownText(code: Element): string {
  const copy = code.cloneNode(true);
  if (!(copy instanceof Element)) {
    return '';
  }
  const left = isPlain() ? ONLY_CLASSES.types : ONLY_CLASSES.plain;
  copy.querySelectorAll(`.${left}, .${CHANGE_CLASSES.removed}`).forEach(part => part.remove());
  return copy.textContent ?? '';
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
