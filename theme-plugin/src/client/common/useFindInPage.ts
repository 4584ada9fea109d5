import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Lets the browser's search, and links to a heading inside, find what is hidden: `hidden` gets the
 * value `until-found`, which React can't write. The component may render `hidden` as a boolean, for
 * the time before scripts run; the style sheet has to keep what is hidden in the layout.
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
