import {useLayoutEffect, type RefObject} from 'react';

/**
 * Ends a list that scrolls below a whole row, so that the last one in view isn't cut.
 *
 * @param rows - a new value whenever there are other rows
 */
export function useWholeRows(list: RefObject<HTMLElement | null>, rows: unknown): void {
  useLayoutEffect(() => {
    function fit(): void {
      const element = list.current;
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
  }, [list, rows]);
}
