import {useEffect} from 'react';
import type {SearchSession} from '../../session/createSearchSession';

/** Repeats a search that failed as soon as the browser is back online. */
export function useRetryOnline({retry}: SearchSession): void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}
