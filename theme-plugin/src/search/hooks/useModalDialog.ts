import {useLayoutEffect, type RefObject} from 'react';
import {useScrollLock} from './useScrollLock';

/**
 * Shows a dialog as a modal one for as long as its component lives: the rest of the page is inert,
 * Tab stays within, and the element that had focus gets it back.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useScrollLock();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
}
