/** How far down the window what sticks to its top reaches, in CSS pixels. */
export function topOfView(): number {
  const {scrollPaddingTop} = getComputedStyle(document.documentElement);
  return Number.parseFloat(scrollPaddingTop) || 0;
}

/** Brings a part of the page into view, below what sticks to the top; one that is in view stays where it is. */
export function bringIntoView(part: Element | Range): void {
  const top = topOfView();
  const rect = part.getBoundingClientRect();
  if (rect.top < top || rect.bottom > window.innerHeight) {
    const place = Math.max(top, (window.innerHeight - rect.height) / 3);
    window.scrollBy({top: rect.top - place, behavior: 'instant'});
  }
}
