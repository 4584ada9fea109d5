/** @returns a function that scrolls an element back to where it was in the window when this one was called */
export function holdPlace(element: Element): () => void {
  const before = element.getBoundingClientRect().top;
  return () => {
    const moved = element.getBoundingClientRect().top - before;
    if (moved !== 0) {
      window.scrollBy({top: moved, behavior: 'instant'});
    }
  };
}

/**
 * Runs a function that may change the height of the content above an element, and scrolls by the difference,
 * so the element stays under the reader's pointer.
 *
 * @param change - must have changed the page when it returns
 */
export function keepInPlace(element: Element, change: () => void): void {
  const restore = holdPlace(element);
  change();
  restore();
}
