import {findArticle, loadPageFile} from '../pageFile/pageFile';

/** Blocks of the first page, which came with its HTML, by page and place. They're here while the reader is elsewhere. */
const kept = new Map<string, Element>();

const keyOf = (page: string, place: number) => `${page} ${place}`;

function parse(html: string | undefined): Element | null {
  const template = document.createElement('template');
  template.innerHTML = html ?? '';
  return template.content.firstElementChild;
}

/** Gives an empty element the attributes and the content of a block. */
function fill(element: Element, page: string, place: number): void {
  const block = kept.get(keyOf(page, place)) ?? parse(findArticle(page)?.blocks[place]);
  if (block) {
    for (const {name, value} of Array.from(block.attributes)) {
      element.setAttribute(name, value);
    }
    element.replaceChildren(...Array.from(block.childNodes));
  }
}

/** Shows a block that isn't in the document yet, because the reader came from another page. */
export function showBlock(element: Element, page: string, place: number): void {
  if (!element.hasChildNodes()) {
    fill(element, page, place);
  }
  if (!element.hasChildNodes()) {
    // Only if an error elsewhere made React throw the server's HTML away.
    loadPageFile(page).then(
      () => fill(element, page, place),
      () => {},
    );
  }
}

/** Keeps a block of the first page, for when the reader comes back. Others can be made from their page's file again. */
export function keepBlock(element: Element, page: string, place: number): void {
  const key = keyOf(page, place);
  if (kept.has(key) || findArticle(page) === undefined) {
    kept.set(key, element);
  }
}
