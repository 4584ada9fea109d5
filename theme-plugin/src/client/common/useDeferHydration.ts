import {useEffect, useState} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {isNarrowViewport, watchNarrowViewport} from './narrowViewport';

/** Whether the viewport has been narrow ever since the page was opened. Always false on the server. */
export function useDeferHydration(): boolean {
  const [still, setStill] = useState(() => ExecutionEnvironment.canUseDOM && isNarrowViewport());
  useEffect(
    () => (still ? watchNarrowViewport(() => setStill(isNarrowViewport())) : undefined),
    [still],
  );
  return still;
}
