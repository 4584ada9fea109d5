import {BLOCK_CLASS} from 'docusaurus-plugin-folio-pages/shared/codeClasses';

/** Whitespace, and characters with a meaning in a URL. */
const UNFIT = /[\s#%?&"'<>`]+/g;

/**
 * A block's title is also the accessible name of its `<pre>`, which doesn't include what a site adds to the
 * title.
 */
function titleOf(block: Element): string | null | undefined {
  return block.querySelector('[data-untitled]')
    ? undefined
    : block.querySelector('pre')?.getAttribute('aria-label');
}

/**
 * The code blocks of a page by their names in addresses. A block with a title is named after it; any other block
 * after the heading above it, plus `-code`. If several blocks have the same name, the later ones get a number. A
 * name stays valid as long as the file or the section keeps its name, no matter what else is added to the page.
 */
export function blocksByName(): Map<string, HTMLElement> {
  const blocks = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  let section = '';
  document
    .querySelectorAll<HTMLElement>(`:is(h2, h3, h4, h5, h6)[id], .${BLOCK_CLASS}`)
    .forEach(element => {
      if (!element.classList.contains(BLOCK_CLASS)) {
        section = `${element.id}-`;
        return;
      }
      const name = titleOf(element)?.trim().replace(UNFIT, '-') || `${section}code`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      blocks.set(count > 1 ? `${name}-${count}` : name, element);
    });
  return blocks;
}
