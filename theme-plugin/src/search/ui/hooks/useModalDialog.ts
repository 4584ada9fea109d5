import {useLayoutEffect, type RefObject} from 'react';
import {lockScroll} from '../../../client/common/lockScroll';

/** DocSearch's public class name of a page whose search is open. */
const ACTIVE_CLASS = 'DocSearch--active';

/**
 * Shows a dialog as a modal one for as long as its component lives: the rest of the page is inert and
 * stays where it is, Tab stays within, and the element that had focus gets it back.
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const unlock = lockScroll();
    document.body.classList.add(ACTIVE_CLASS);
    element?.showModal();
    return () => {
      element?.close();
      document.body.classList.remove(ACTIVE_CLASS);
      unlock();
    };
  }, [dialog]);
}
