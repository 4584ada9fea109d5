/**
 * Keeps the page from scrolling. The space of its scrollbar stays reserved, so nothing moves.
 *
 * @returns a function that lets the page scroll again and restores the site's own styles
 */
export function lockScroll(): () => void {
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
}
