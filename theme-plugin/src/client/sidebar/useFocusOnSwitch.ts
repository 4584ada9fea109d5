import {useEffect, useRef, type RefObject} from 'react';

/**
 * After `state` switched, hands the focus to the button that switches it back (marked by
 * `data-switch` inside `container`): the one that had it is gone.
 */
export function useFocusOnSwitch(container: RefObject<HTMLElement | null>, state: boolean): void {
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current !== state) {
      previous.current = state;
      container.current?.querySelector<HTMLElement>('[data-switch]')?.focus();
    }
  }, [container, state]);
}
