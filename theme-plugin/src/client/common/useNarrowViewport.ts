import {useSyncExternalStore} from 'react';
import {isNarrowViewport, watchNarrowViewport} from './narrowViewport';

/**
 * Whether the page has the mobile layout. False on the server and while the page hydrates; asks
 * `matchMedia`, so nothing runs while the window is dragged wider or narrower within one layout.
 */
export function useNarrowViewport(): boolean {
  return useSyncExternalStore(watchNarrowViewport, isNarrowViewport, () => false);
}
