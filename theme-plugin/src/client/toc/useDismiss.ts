import {useEffect, type RefObject} from 'react';

/** Closes an open `<details>` on a click elsewhere, and on Escape, which gives the focus back to its summary. */
export function useDismiss(details: RefObject<HTMLDetailsElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const close = () => details.current?.removeAttribute('open');
    const onPointerDown = ({target}: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) {
        close();
      }
    };
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        close();
        details.current?.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [details, isOpen]);
}
