import {translate} from '@docusaurus/Translate';
import {announce} from 'docusaurus-plugin-folio-pages/shared/announce';
import {copyLink} from '../../links/copyLink';
import {createButton} from '../button';
import {showNote} from '../copyCode';
import {LINK_ICON, showDone} from '../icons';
import styles from '../tools.module.css';
import {blocksByName} from 'docusaurus-plugin-folio-pages/shared/codeBlocks';
import {writeLineAddress, type LineRange} from './lineAddress';
import {hasSelection, selectedLines} from './textLines';

/** Says that the address wasn't copied, and where it is. */
function sayRefused(block: Element): void {
  const refused = translate({
    id: 'folio.CodeBlock.linkRefused',
    message: 'Your browser blocked copying. The link is in the address bar.',
    description: 'What a code block says when the link to its lines cannot be copied',
  });
  showNote(block, refused);
  announce(refused);
}

/** Copies the address of a block or of its lines, and navigates there. */
function linkTo(block: Element, lines: LineRange | undefined, button: Element): void {
  for (const [name, element] of blocksByName()) {
    if (element === block) {
      const address = new URL(window.location.href);
      address.hash = writeLineAddress({block: name, lines});
      copyLink(
        address.href,
        () => {
          showNote(block, undefined);
          showDone(button, LINK_ICON);
        },
        () => sayRefused(block),
      );
      window.getSelection()?.removeAllRanges();
      window.location.hash = address.hash;
    }
  }
}

/** The buttons by their blocks' code: one listener serves them all. */
const buttons = new Map<Element, Element>();

function followSelection(): void {
  for (const [code, button] of buttons) {
    button.toggleAttribute('data-lines', hasSelection(code));
  }
}

/**
 * Creates the button that links to a block's selected lines. The style sheet shows it while there are any.
 *
 * @returns the button, and a function that cleans up
 */
export function createLinkButton(
  block: Element,
  code: Element,
): {link: HTMLButtonElement; stop: () => void} {
  const label = translate({
    id: 'folio.CodeBlock.linkLines',
    message: 'Link to these lines',
    description: 'The button of a code block that copies a link to its selected lines',
  });
  let pressed: LineRange | undefined;
  const button = createButton(label, LINK_ICON, () => {
    linkTo(block, selectedLines(code) ?? pressed, button);
    pressed = undefined;
  });
  // Some browsers clear the selection when a button is pressed.
  button.addEventListener('pointerdown', () => {
    pressed = selectedLines(code);
  });
  button.classList.add(styles.link ?? '');
  buttons.set(code, button);
  document.addEventListener('selectionchange', followSelection);
  return {link: button, stop: () => buttons.delete(code)};
}
