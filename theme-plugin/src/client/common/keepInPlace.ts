/**
 * Runs a function that may change the height of the content above an element, and scrolls by the difference,
 * so the element stays under the reader's pointer.
 *
 * @param change - must have changed the page when it returns
 */
export function keepInPlace(element: Element, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) {
    window.scrollBy({top: moved, behavior: 'instant'});
  }
}
