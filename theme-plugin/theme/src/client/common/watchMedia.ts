import {useCallback, useSyncExternalStore} from 'react';

/** Calls `onChange` whenever a media query starts or stops matching, and returns a function that unsubscribes. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether a media query matches now; false on the server, and until the page has hydrated. */
export function useMatchMedia(query: string): boolean {
  const subscribe = useCallback((onChange: () => void) => watchMedia(query, onChange), [query]);
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
