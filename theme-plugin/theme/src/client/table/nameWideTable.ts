import {translate} from '@docusaurus/Translate';
import {onScrollable} from '../common/scrollable';

/** The name of a table: its caption or, because Markdown has none, its column headings. */
function nameOf({caption, tHead}: HTMLTableElement): string {
  const headings = Array.from(tHead?.rows[0]?.cells ?? [], ({textContent}) => textContent);
  return translate(
    {
      id: 'folio.Table.label',
      message: 'Table: {name}',
      description: 'What a screen reader calls a table that is wider than the screen',
    },
    {name: caption?.textContent ?? headings.join(', ')},
  );
}

/**
 * Puts the box around a table in the tab order and gives it a name, as long as the table is wider than the
 * box.
 *
 * @returns a function that stops this
 */
export function nameWideTable(box: HTMLElement): () => void {
  const table = box.querySelector('table');
  if (!table) {
    return () => {};
  }
  return onScrollable(box, table, isScrollable => {
    const attributes = {
      tabindex: '0',
      // Not a region, because that would make a landmark of every table.
      role: 'group',
      'aria-label': nameOf(table),
    };
    for (const [name, value] of Object.entries(attributes)) {
      // Without a tab stop, a box loses the focus that it has.
      if (isScrollable || document.activeElement === box) {
        box.setAttribute(name, value);
      } else {
        box.removeAttribute(name);
      }
    }
  });
}
