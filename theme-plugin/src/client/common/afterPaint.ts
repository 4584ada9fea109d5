/**
 * Calls back once the browser has painted the page as it now is: for work that an answer to the
 * reader must not wait for.
 *
 * @returns takes the call back
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
