import {BLOCK_CLASS} from 'docusaurus-plugin-folio-pages/shared/codeClasses';

/** Height of a block's header, if it sticks to the top of the window, below what always does. */
function stickyHeader(node: Node): number {
  const element = node instanceof Element ? node : node.parentElement;
  const header = element?.closest(`.${BLOCK_CLASS}`)?.firstElementChild;
  return header && getComputedStyle(header).position === 'sticky' ? header.clientHeight : 0;
}

/** Height of what sticks to the top of the window above part of a block, in CSS pixels. */
export function topOfView(part: Node): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  return (Number.parseFloat(scrollPaddingTop) || 0) + stickyHeader(part);
}

/** Scrolls part of the page into view, below what sticks to the top, unless it's visible already. */
export function bringIntoView(part: Element | Range): void {
  const top = topOfView(part instanceof Range ? part.startContainer : part);
  const rect = part.getBoundingClientRect();
  if (rect.top < top || rect.bottom > window.innerHeight) {
    const place = Math.max(top, (window.innerHeight - rect.height) / 3);
    window.scrollBy({top: rect.top - place, behavior: 'instant'});
  }
}
