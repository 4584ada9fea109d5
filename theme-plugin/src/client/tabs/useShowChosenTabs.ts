import {useLayoutEffect, useSyncExternalStore} from 'react';

const never = () => () => {};

/**
 * Removes the inline script's style sheet, which shows the chosen tabs until React does, once the stored
 * choices are rendered and before the browser paints them.
 */
export function useShowChosenTabs(): void {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useLayoutEffect(() => {
    if (isTakenOver) {
      document.documentElement.removeAttribute('data-tabs-early');
    }
  }, [isTakenOver]);
}
