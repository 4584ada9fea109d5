/**
 * Tells where the page is scrolled to, in CSS pixels, and where it was before, at most once a frame.
 * It reads nothing but the offset.
 *
 * @returns the way to stop
 */
export function watchScroll(onScroll: (now: number, before: number) => void): () => void {
  let before = window.scrollY;
  let frame = 0;
  const read = () => {
    frame = 0;
    const now = window.scrollY;
    onScroll(now, before);
    before = now;
  };
  const schedule = () => {
    frame ||= requestAnimationFrame(read);
  };
  window.addEventListener('scroll', schedule, {passive: true});
  return () => {
    window.removeEventListener('scroll', schedule);
    cancelAnimationFrame(frame);
  };
}
