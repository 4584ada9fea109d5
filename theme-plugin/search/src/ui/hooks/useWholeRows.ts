import {useLayoutEffect, type RefObject} from 'react';

/**
 * Makes a scrolling list end below a whole row, so that the last visible one isn't cut off.
 *
 * @param rows - a new value whenever the rows change
 */
export function useWholeRows(listRef: RefObject<HTMLElement | null>, rows: unknown): void {
  useLayoutEffect(() => {
    function fit(): void {
      const element = listRef.current;
      if (!element) {
        return;
      }
      element.style.maxBlockSize = '';
      if (element.scrollHeight <= element.clientHeight) {
        return;
      }
      const top = element.getBoundingClientRect().top + element.clientTop - element.scrollTop;
      const ends = Array.from(
        element.querySelectorAll('[role="option"]'),
        row => row.getBoundingClientRect().bottom - top,
      );
      const end = ends.findLast(bottom => bottom <= element.clientHeight);
      if (end !== undefined) {
        element.style.maxBlockSize = `${end}px`;
      }
    }
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [listRef, rows]);
}
