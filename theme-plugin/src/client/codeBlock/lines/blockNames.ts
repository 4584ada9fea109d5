import {BLOCK_CLASS} from '../../../shared/code/constants';

/** Whitespace, and what means something else in an address. */
const UNFIT = /[\s#%?&"'<>`]+/g;

/** The title of a block is also the name of its `<pre>`, without what a site adds to it. */
function titleOf(block: Element): string | null | undefined {
  const pre = block.querySelector('pre');
  return pre?.previousElementSibling && pre.getAttribute('aria-label');
}

/**
 * The blocks of a page by the names that addresses have for them: a block with a title is called by that, another
 * one by the heading above it and `-code`. Of several with one name the later ones are numbered. So a name lasts
 * for as long as the file or the section is called the same, whatever else comes to the page.
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
