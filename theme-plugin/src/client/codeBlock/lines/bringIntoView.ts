/** Height of what sticks to the top of the window, in CSS pixels. */
export function topOfView(): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  return Number.parseFloat(scrollPaddingTop) || 0;
}

/** Scrolls part of the page into view, below what sticks to the top, unless it's visible already. */
export function bringIntoView(part: Element | Range): void {
  const top = topOfView();
  const rect = part.getBoundingClientRect();
  if (rect.top < top || rect.bottom > window.innerHeight) {
    const place = Math.max(top, (window.innerHeight - rect.height) / 3);
    window.scrollBy({top: rect.top - place, behavior: 'instant'});
  }
}
