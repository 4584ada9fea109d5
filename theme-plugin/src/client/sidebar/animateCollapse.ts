import {collapseDuration} from './collapseDuration';

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
