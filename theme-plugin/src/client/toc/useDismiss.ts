import {useEffect, type RefObject} from 'react';

/**
 * Closes an open `<details>` on a click elsewhere, and on Escape, which gives the focus back to its summary. It listens
 * all the time, because React learns too late that the browser has opened the element.
 */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = () => details.current?.removeAttribute('open');
    const onPointerDown = ({target}: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) {
        close();
      }
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && details.current?.open) {
        close();
        details.current.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [details]);
}
