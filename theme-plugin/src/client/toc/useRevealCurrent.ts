import {useEffect} from 'react';
import {revealInside} from '../common/revealInside';

/** Keeps the mark of the current heading in view where the table of contents scrolls by itself. */
export function useRevealCurrent(currentId: string | undefined): void {
  useEffect(() => {
    const link = currentId && document.querySelector('nav [aria-current="location"]');
    const nav = link && link.closest('nav');
    if (nav) {
      revealInside(nav, link);
    }
  }, [currentId]);
}
