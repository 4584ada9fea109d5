/**
 * Reports the scroll position and the one before, in CSS pixels, at most once per frame. It reads nothing else
 * from the layout.
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
