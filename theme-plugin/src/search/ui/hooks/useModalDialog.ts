import {useLayoutEffect, type RefObject} from 'react';
import {lockScroll} from '../../../client/common/lockScroll';

/** DocSearch's public class name of a page whose search is open. */
const ACTIVE_CLASS = 'DocSearch--active';

/**
 * Shows a dialog as modal while its component is mounted: the rest of the page is inert and doesn't
 * scroll, Tab stays inside, and the focus returns to the element that had it.
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
