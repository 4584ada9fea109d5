/**
 * Keeps the page from scrolling. Nothing moves: the style sheet reserves the scrollbar's room.
 *
 * @returns lets it scroll again; the style that the site itself has set comes back
 */
export function lockScroll(): () => void {
  const {style} = document.documentElement;
  const {overflow} = style;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
  };
}
