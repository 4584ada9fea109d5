import {useEffect, useState} from 'react';
import {currentHeading} from './currentHeading';
import {watchHeadings} from './watchHeadings';

/**
 * Id of the heading that the reader is at; none above the first. It is told by observers, which
 * speak up when a heading crosses the line below the navbar: nothing is read while the page scrolls.
 */
export function useCurrentHeading(ids: readonly string[], enabled: boolean): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(
    () => (enabled ? watchHeadings(ids, seen => setCurrent(currentHeading(ids, seen))) : undefined),
    [ids, enabled],
  );
  return current;
}
