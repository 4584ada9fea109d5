/**
 * How long a part of the page takes to open or close, in milliseconds, by its height in CSS pixels: a long
 * list moves faster than a short one, but takes longer. The formula is Material Design's for dynamic
 * durations, which theme-common's Collapsible uses as well.
 */
export function collapseDuration(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}

/**
 * Animates an element between no height and its own; `undefined` if nothing is animated, because the reader
 * asked for less motion or the browser can't.
 */
export function animateCollapse(element: HTMLElement, open: boolean): Animation | undefined {
  if (!('animate' in element) || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return undefined;
  }
  const height = element.scrollHeight;
  const none = {blockSize: '0', overflow: 'clip'};
  const full = {blockSize: `${height}px`, overflow: 'clip'};
  return element.animate(open ? [none, full] : [full, none], {
    duration: collapseDuration(height),
    easing: 'ease-in-out',
  });
}
