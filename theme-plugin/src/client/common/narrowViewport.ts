import {MOBILE_LAYOUT} from '../../shared/breakpoints';

const query = (): MediaQueryList => window.matchMedia(MOBILE_LAYOUT);

/** Whether the viewport has the mobile layout now. In the browser only. */
export const isNarrowViewport = (): boolean => query().matches;

/** Calls `onChange` whenever the layout switches, and returns a function that unsubscribes. */
export function watchNarrowViewport(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
