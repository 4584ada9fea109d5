import {useEffect, useState} from 'react';
import {currentHeading} from './currentHeading';
import {watchHeadings} from './watchHeadings';

/**
 * ID of the heading that the reader is at, or the first one above it. It uses observers, which report when
 * a heading crosses the line below the navbar, so no layout is read while the page scrolls.
 */
export function useCurrentHeading(ids: readonly string[], enabled: boolean): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(
    () => (enabled ? watchHeadings(ids, seen => setCurrent(currentHeading(ids, seen))) : undefined),
    [ids, enabled],
  );
  return current;
}
