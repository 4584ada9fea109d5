import {useEffect} from 'react';
import {revealInside} from '../common/revealInside';

/** Keeps the current heading visible in a table of contents that scrolls on its own. */
export function useRevealCurrent(currentId: string | undefined): void {
  useEffect(() => {
    const link = currentId && document.querySelector('nav [aria-current="location"]');
    const nav = link && link.closest('nav');
    if (nav) {
      revealInside(nav, link);
    }
  }, [currentId]);
}
