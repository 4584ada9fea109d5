import {useSyncExternalStore} from 'react';
import {isNarrowViewport, watchNarrowViewport} from './narrowViewport';

/**
 * Whether the page has the mobile layout. False on the server and while the page hydrates. It uses
 * `matchMedia`, so nothing runs while the window is resized within one layout.
 */
export function useNarrowViewport(): boolean {
  return useSyncExternalStore(watchNarrowViewport, isNarrowViewport, () => false);
}
