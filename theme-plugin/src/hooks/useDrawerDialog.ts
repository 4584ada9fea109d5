import {useEffect, useLayoutEffect, useRef, type ComponentProps, type MouseEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import {NAVBAR_DESKTOP} from '../constants';
import {useNavbarMobileSidebar} from '../themeCommonInternal';
import {useScrollLock} from './useScrollLock';

/** Clicks beside the drawer meet the dialog itself; those on its links leave for another page. */
function leadsAway(event: MouseEvent<HTMLDialogElement>): boolean {
  const {target, currentTarget} = event;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  // The router has taken over the click; a click that opens another tab leaves the page as it is.
  return target === currentTarget || (link !== null && event.isDefaultPrevented());
}

/**
 * Shows the drawer as a modal dialog for as long as its component lives: focus moves in, stays and
 * returns, the rest of the page is inert and does not scroll. It closes on Escape, on a click on a
 * link or beside it, on another route and when the window becomes wide enough for the navbar's
 * items. On Android's back button theme-common's provider closes it.
 */
export function useDrawerDialog(): Pick<ComponentProps<'dialog'>, 'ref' | 'onClick' | 'onClose'> {
  const dialog = useRef<HTMLDialogElement>(null);
  const {toggle} = useNavbarMobileSidebar();
  const {key, pathname, hash} = useLocation();
  const opened = useRef({key, pathname, hash});
  useScrollLock();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => element?.close();
  }, []);

  useEffect(() => {
    const desktop = window.matchMedia(NAVBAR_DESKTOP);
    const close = () => dialog.current?.close();
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, []);

  useEffect(() => {
    const from = opened.current;
    if (from.key !== key || from.pathname !== pathname || from.hash !== hash) {
      dialog.current?.close();
    }
  }, [key, pathname, hash]);

  return {
    ref: dialog,
    // Every way to close ends here; where the provider was first, the dialog is gone by now.
    onClose: event => {
      if (!event.currentTarget.open) {
        toggle();
      }
    },
    onClick: event => {
      if (leadsAway(event)) {
        event.currentTarget.close();
      }
    },
  };
}
