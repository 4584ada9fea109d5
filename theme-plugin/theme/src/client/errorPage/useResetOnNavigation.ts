import {useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Calls `reset` once the reader has gone to another page. Core's error boundary keeps its error
 * until it is reset, so without this what stands in for a crash would stay after a click on a link.
 */
export function useResetOnNavigation(reset: () => void): void {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) {
      reset();
    }
  }, [pathname, reset]);
}
