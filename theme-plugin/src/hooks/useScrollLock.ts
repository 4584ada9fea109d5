import {useLayoutEffect} from 'react';

/**
 * Keeps the page from scrolling for as long as the component lives. The room of its scrollbar stays
 * reserved, so that nothing moves; styles that the site itself has set come back.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const {overflow, scrollbarGutter} = root.style;
    if (window.innerWidth > root.clientWidth) {
      root.style.scrollbarGutter = 'stable';
    }
    root.style.overflow = 'hidden';
    return () => {
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
    };
  }, []);
}
