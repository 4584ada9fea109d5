import {useLayoutEffect, useRef, type RefObject} from 'react';
import {flushSync} from 'react-dom';

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
  // In time for a link that leads here from another page.
  useLayoutEffect(() => {
    const element = ref.current;
    // Whoever fires the event scrolls next, so the page must have its new height by then.
    const onMatch = () => flushSync(reveal);
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, [reveal]);
  return ref;
}
