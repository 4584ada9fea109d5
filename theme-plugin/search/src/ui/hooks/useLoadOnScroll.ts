import {useEffect, type RefObject} from 'react';

/** How far below the window the end may be when more is loaded, so that readers don't reach it. */
const AHEAD = '400px';

/**
 * Loads more when a reader scrolls near the end. Not while the focus is in the results: a keyboard user
 * would skip the results inserted above the button, so they have to press it.
 *
 * @param end - the element at the end of the results
 * @param load - must be stable
 */
export function useLoadOnScroll(
  end: RefObject<HTMLElement | null>,
  load: () => void,
  isWanted: boolean,
): void {
  useEffect(() => {
    const element = end.current;
    if (!isWanted || !element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      entries => {
        const isReached = entries.some(({isIntersecting}) => isIntersecting);
        if (isReached && !document.querySelector('main :focus-visible:not(input)')) {
          load();
        }
      },
      {rootMargin: AHEAD},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [end, load, isWanted]);
}
