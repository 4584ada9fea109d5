/** Scrolls `container`, and nothing else, so that `element` is in its middle, unless it's visible already. */
export function revealInside(container: Element, element: Element): void {
  const frame = container.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom) {
    container.scrollTop += box.top - frame.top - (frame.height - box.height) / 2;
  }
}
