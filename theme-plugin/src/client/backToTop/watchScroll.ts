/**
 * Reports the current and the previous scroll position in CSS pixels, at most once per frame. It reads
 * nothing else from the layout.
 *
 * @returns a function that stops this
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
