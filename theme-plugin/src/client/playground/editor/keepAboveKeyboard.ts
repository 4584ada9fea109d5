/** Beyond this, the reader has zoomed in, and sees a part of the page that no keyboard has made smaller. */
const MAX_SCALE = 1.01;

/** How much of the window's lower edge is behind a keyboard on the screen, in px. */
function coveredHeight(): number {
  const viewport = window.visualViewport;
  if (!viewport || viewport.scale > MAX_SCALE) {
    return 0;
  }
  const {clientHeight} = document.documentElement;
  return Math.max(0, Math.round(clientHeight - viewport.height - viewport.offsetTop));
}

/**
 * Keeps a sticky element at the lower edge of what the reader sees. Phones put their keyboard over the page, so its own
 * lower edge is hidden.
 *
 * @returns a function that ends it
 */
export function keepAboveKeyboard(element: HTMLElement): () => void {
  const update = () => {
    element.style.insetBlockEnd = `${coveredHeight()}px`;
  };
  const viewport = window.visualViewport;
  const events = ['resize', 'scroll'];
  events.forEach(event => viewport?.addEventListener(event, update));
  update();
  return () => events.forEach(event => viewport?.removeEventListener(event, update));
}

/** How much of the window's lower edge a sticky element hides, with a keyboard below it, in px. */
export const hiddenBehind = (element: HTMLElement): number =>
  element.offsetHeight + coveredHeight();
