/**
 * Keeps a sticky element at the lower edge of what the reader sees. Phones put their keyboard over the page, so the
 * page's own lower edge is hidden.
 *
 * @returns a function that ends it
 */
export function keepAboveKeyboard(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  const update = () => {
    const {height = Infinity, offsetTop = 0} = viewport ?? {};
    const hidden = document.documentElement.clientHeight - height - offsetTop;
    element.style.insetBlockEnd = `${Math.max(0, hidden)}px`;
  };
  const events = ['resize', 'scroll'];
  events.forEach(event => viewport?.addEventListener(event, update));
  update();
  return () => events.forEach(event => viewport?.removeEventListener(event, update));
}
