import {BLOCK_CLASS, CHANGE_CLASSES, LANGUAGE_ATTRIBUTE, ONLY_CLASSES} from './codeClasses';

/** Whitespace, and characters with a meaning in a URL. */
const UNFIT = /[\s#%?&"'<>`]+/g;

/** Class of a line in the stock theme, which writes no line breaks. */
const STOCK_LINE = '.token-line';

/**
 * A block's title. In docusaurus-theme-folio, it's also the accessible name of its `<pre>`, which doesn't include what a site
 * adds to the title. In the stock theme, it's in front of the code.
 */
export function titleOf(block: Element): string | undefined {
  const pre = block.querySelector('pre');
  const label = pre?.getAttribute('aria-label') ?? undefined;
  if (label !== undefined) {
    return block.querySelector('[data-untitled]') ? undefined : label;
  }
  const first = block.firstElementChild;
  return first?.contains(pre) ? undefined : (first?.textContent ?? undefined);
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

/** Whether code blocks are shown in JavaScript, without types. */
export const isPlain = (): boolean =>
  document.documentElement.getAttribute(LANGUAGE_ATTRIBUTE) === 'js';

/**
 * The visible text of a block: with its types or, if the reader chose JavaScript, without them. It doesn't
 * include lines that a change removes.
 */
export function shownText(code: Element): string {
  const lines = code.querySelectorAll(STOCK_LINE);
  if (lines.length > 0) {
    return Array.from(lines, line => line.textContent).join('\n');
  }
  const copy = code.cloneNode(true) as Element;
  const left = isPlain() ? ONLY_CLASSES.types : ONLY_CLASSES.plain;
  copy.querySelectorAll(`.${left}, .${CHANGE_CLASSES.removed}`).forEach(part => part.remove());
  return copy.textContent ?? '';
}

/** Of each block that the reader edits, what returns the text that's shown. */
export const editedTexts = new WeakMap<Element, () => string>();
