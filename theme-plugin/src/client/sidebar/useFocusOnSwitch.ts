import {useEffect, useRef, type RefObject} from 'react';

/**
 * After `state` has changed, moves the focus to the button that changes it back (marked with `data-switch`
 * inside `container`), because the button that had the focus is gone.
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
