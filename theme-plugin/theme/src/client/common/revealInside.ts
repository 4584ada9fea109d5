/**
 * Scrolls `container`, and nothing else, so that `element` is in its middle, unless it's visible already, with as much
 * room before and after it as it's high.
 */
export function revealInside(container: Element, element: Element): void {
  const frame = container.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.top - box.height < frame.top || box.bottom + box.height > frame.bottom) {
    container.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
  }
}
