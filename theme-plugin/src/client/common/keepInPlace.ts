/**
 * Does something that may change the height of what stands above an element, and scrolls by as much:
 * the element stays where the reader has it under the pointer.
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
