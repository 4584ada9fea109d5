import {useEffect, useLayoutEffect, type RefObject} from 'react';
import {closeOnBack} from './closeOnBack';
import {lockScroll} from './lockScroll';

/**
 * Shows a dialog as modal while its component is mounted: the rest of the page is inert and doesn't
 * scroll, Tab stays inside, and the focus returns to the element that had it. Back and Forward close it.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const unlock = lockScroll();
    element?.showModal();
    return () => {
      element?.close();
      unlock();
    };
  }, [dialog]);
  useEffect(() => closeOnBack(() => dialog.current?.close()), [dialog]);
}
