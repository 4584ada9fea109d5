import {translate} from '@docusaurus/Translate';
import {createIcon, MORE_ICON} from './icons';
import styles from './tools.module.css';

/** Creates a block's menu on a touch screen, with all tools except for the copy button. */
export function createToolMenu(block: Element): {menu: HTMLElement; panel: HTMLElement} {
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
  // The server's note, which says how the code was tested, is in this menu on touch screens.
  const note = block.querySelector('[data-popover] > p')?.cloneNode(true);
  panel.append(...(note ? [note] : []));
  menu.append(summary, panel);
  return {menu, panel};
}
