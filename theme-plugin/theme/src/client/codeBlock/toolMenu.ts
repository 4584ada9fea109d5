import {translate} from '@docusaurus/Translate';
import {createIcon, FILE_ICON, MORE_ICON} from './icons';
import styles from './tools.module.css';

/**
 * The menu's entry for what a site adds to the title and hides on phones: a button that presses the hidden one, or its
 * text as a note.
 */
function createEntry(hidden: HTMLElement, menu: HTMLDetailsElement): HTMLElement {
  const isButton = hidden.matches('button');
  const entry = document.createElement(isButton ? 'button' : 'p');
  if (isButton) {
    entry.setAttribute('type', 'button');
    entry.className = styles.button ?? '';
    entry.append(createIcon(FILE_ICON));
    entry.addEventListener('click', () => {
      hidden.click();
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
  }
  // The button's label says what it will do next.
  menu.addEventListener('toggle', () => {
    if (isButton) {
      entry.setAttribute('aria-label', hidden.textContent);
    } else {
      entry.textContent = hidden.textContent;
    }
  });
  return entry;
}

/**
 * Creates a block's menu on a touch screen, with these tools. What is marked with `data-menu` in the title is in the menu
 * if the title hides it.
 */
export function createToolMenu(block: Element, tools: readonly Element[]): HTMLElement {
  const menu = document.createElement('details');
  menu.dataset.popover = '';
  menu.className = styles.menu ?? '';
  const summary = document.createElement('summary');
  summary.className = styles.button ?? '';
  summary.setAttribute(
    'aria-label',
    translate({
      id: 'folio.CodeBlock.more',
      message: 'More',
      description: 'The button that opens the menu of a code block on a phone',
    }),
  );
  summary.append(createIcon(MORE_ICON));
  const panel = document.createElement('div');
  panel.className = styles.panel ?? '';
  const entries = Array.from(block.querySelectorAll<HTMLElement>('[data-menu]'))
    .filter(element => element.offsetParent === null)
    .map(element => createEntry(element, menu))
    // Buttons come before notes.
    .sort((one, other) => one.localName.localeCompare(other.localName));
  panel.append(...tools, ...entries);
  menu.append(summary, panel);
  return menu;
}
