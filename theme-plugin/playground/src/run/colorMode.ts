import type {ColorMode} from '../shared/messages';

/** The color mode of an element, which CSS sets. */
export const colorModeOf = (element: Element): ColorMode =>
  getComputedStyle(element).colorScheme === 'dark' ? 'dark' : 'light';

/**
 * Calls a function now, and whenever the page's color mode may have changed.
 *
 * @returns a function that ends it
 */
export function followColorMode(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: ['data-theme']});
  onChange();
  return () => observer.disconnect();
}
