/**
 * Keeps the page from scrolling. The space of its scrollbar stays reserved, so nothing moves.
 *
 * @returns lets it scroll again; styles that the site itself has set come back
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
