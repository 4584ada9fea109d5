import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Lets find-in-page, and links to a heading inside, reveal hidden content: `hidden` gets the value
 * `until-found`, which React can't write. For the time before scripts run, the component may render `hidden`
 * as a boolean; the style sheet has to keep the content in the layout.
 *
 * @param isHidden - whether the element is hidden
 * @param reveal - called when something inside was found
 * @returns the element's ref
 */
export function useFindInPage<T extends HTMLElement>(
  isHidden: boolean,
  reveal: () => void,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (isHidden) {
      element?.setAttribute('hidden', 'until-found');
    } else {
      element?.removeAttribute('hidden');
    }
  }, [isHidden]);
  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [reveal]);
  return ref;
}
