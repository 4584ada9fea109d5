/**
 * Scrolls `container`, and nothing else, until `element` stands in its middle; where it is in view
 * already, nothing moves.
 */
export function revealInside(container: Element, element: Element): void {
  const frame = container.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom) {
    container.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
  }
}
