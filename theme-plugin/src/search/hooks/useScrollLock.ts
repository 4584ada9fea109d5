import {useLayoutEffect} from 'react';

/** DocSearch's public class name of a page whose search is open. */
const ACTIVE_CLASS = 'DocSearch--active';

/**
 * Keeps the page from scrolling. The room of its scrollbar stays reserved, so that nothing moves,
 * and its scroll position stays what it was.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const gutter = root.style.scrollbarGutter;
    if (window.innerWidth > root.clientWidth) {
      root.style.scrollbarGutter = 'stable';
    }
    document.body.classList.add(ACTIVE_CLASS);
    return () => {
      document.body.classList.remove(ACTIVE_CLASS);
      root.style.scrollbarGutter = gutter;
    };
  }, []);
}
