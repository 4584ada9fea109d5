/** Calls `onChange` whenever a media query starts or stops matching, and returns a function that unsubscribes. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
