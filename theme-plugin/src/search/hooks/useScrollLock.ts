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
    const {overflow, scrollbarGutter} = root.style;
    if (window.innerWidth > root.clientWidth) {
      root.style.scrollbarGutter = 'stable';
    }
    root.style.overflow = 'hidden';
    document.body.classList.add(ACTIVE_CLASS);
    return () => {
      document.body.classList.remove(ACTIVE_CLASS);
      Object.assign(root.style, {overflow, scrollbarGutter});
    };
  }, []);
}
