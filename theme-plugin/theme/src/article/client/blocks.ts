import {findArticle, loadPageCode} from '../../client/pageFile/pageFile';
import type {Article} from './waitForArticle';

/** A block's article, and its place among the article's static blocks. */
export interface BlockPlace extends Article {
  readonly place: number;
}

/** Blocks of the first page, which came with its HTML. They're here while the reader is elsewhere. */
const kept = new Map<string, Element>();

const keyOf = ({version, place}: BlockPlace) => `${version} ${place}`;

function parse(html: string | undefined): Element | null {
  const template = document.createElement('template');
  template.innerHTML = html ?? '';
  return template.content.firstElementChild;
}

/** Gives an empty element the attributes and the content of a block. */
function fill(element: Element, at: BlockPlace): void {
  const block = kept.get(keyOf(at)) ?? parse(findArticle(at.version)?.[at.place]);
  if (block) {
    for (const {name, value} of Array.from(block.attributes)) {
      element.setAttribute(name, value);
    }
    element.replaceChildren(...Array.from(block.childNodes));
  }
}

/** Shows a block that isn't in the document yet, because the reader came from another page. */
export function showBlock(element: Element, at: BlockPlace): void {
  if (!element.hasChildNodes()) {
    fill(element, at);
  }
  if (!element.hasChildNodes()) {
    // Only if an error elsewhere made React throw the server's HTML away.
    void loadPageCode(at.page).then(() => fill(element, at));
  }
}

/** Keeps a block of the first page, for when the reader comes back. Others can be made from their page's file again. */
export function keepBlock(element: Element, at: BlockPlace): void {
  const key = keyOf(at);
  if (kept.has(key) || findArticle(at.version) === undefined) {
    kept.set(key, element);
  }
}
