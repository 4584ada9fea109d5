import {useCallback, useSyncExternalStore} from 'react';
import {watchMedia} from './watchMedia';

/** Whether a media query matches now; false on the server, and until the page has hydrated. */
export function useMatchMedia(query: string): boolean {
  const subscribe = useCallback((onChange: () => void) => watchMedia(query, onChange), [query]);
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
