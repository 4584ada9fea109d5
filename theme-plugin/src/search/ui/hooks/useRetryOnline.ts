import {useEffect} from 'react';
import type {SearchController} from '../../session/searchController';

/** Asks again as soon as the browser is back online, if the last answer was an error. */
export function useRetryOnline(controller: SearchController): void {
  useEffect(() => {
    const onOnline = () => {
      if (controller.getState().status === 'error') {
        controller.refresh();
      }
    };
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [controller]);
}
