import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
} from 'react';
import {useLocation} from '@docusaurus/router';
import {MOBILE_LAYOUT} from '../../shared/breakpoints';
import {DRAWER_ID} from '../../shared/constants';
import {useNavbarMobileSidebar} from '../themeCommonInternal';
import {closeOnBack} from 'docusaurus-theme-folio-search/client/closeOnBack';
import {lockScroll} from 'docusaurus-theme-folio-search/client/lockScroll';
import {watchMedia} from '../common/watchMedia';
import {drawerLabel} from './drawerLabel';

/**
 * Calls back after the next paint, for work that must not delay the response to the reader.
 *
 * @returns a function that cancels this
 */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A click beside the drawer targets the dialog itself. Other clicks close it only on certain elements. */
function closes(event: MouseEvent<HTMLDialogElement>): boolean {
  const {target, currentTarget} = event;
  if (!(target instanceof Element)) {
    return false;
  }
  // Whether the router has handled the click. One that opens another tab doesn't change this page.
  const leadsAway = target.closest('a[href]') !== null && event.isDefaultPrevented();
  return target === currentTarget || leadsAway || target.closest('[data-drawer=close]') !== null;
}

/**
 * Hides the dialog right away and closes it a moment later, because closing makes the browser visit every
 * element of the page, which is no longer inert.
 */
function dismiss(dialog: HTMLDialogElement | null): void {
  if (dialog) {
    dialog.style.display = 'none';
    afterPaint(() => dialog.close());
  }
}

/**
 * Shows the drawer as a modal dialog while its component is mounted: the focus moves in, stays, and returns,
 * and the rest of the page is inert and doesn't scroll. It closes on Escape, on a click on a link, on
 * `[data-drawer=close]`, or beside the drawer, on navigation, on Back, and when the window becomes wide enough for
 * the navbar's items.
 */
export function useDrawerDialog(): Pick<
  ComponentProps<'dialog'>,
  'ref' | 'id' | 'aria-label' | 'onCancel' | 'onClick' | 'onClose'
> {
  const dialog = useRef<HTMLDialogElement>(null);
  const {shown, toggle} = useNavbarMobileSidebar();
  const [isClosed, setIsClosed] = useState(false);
  const {key, pathname, hash} = useLocation();
  const opened = useRef({key, pathname, hash});

  useLayoutEffect(() => {
    const element = dialog.current;
    let unlock = () => {};
    const cancel = afterPaint(() => {
      unlock = lockScroll();
      element?.showModal();
      element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    });
    return () => {
      cancel();
      unlock();
      element?.close();
    };
  }, []);

  useEffect(() => watchMedia(MOBILE_LAYOUT, () => dialog.current?.close()), []);

  // Before theme-common's provider does it with `history.block`.
  useEffect(() => closeOnBack(() => dialog.current?.close()), []);

  useEffect(() => {
    const from = opened.current;
    if (from.key !== key || from.pathname !== pathname || from.hash !== hash) {
      dialog.current?.close();
    }
  }, [key, pathname, hash]);

  // If the window becomes wide, the provider closes the drawer, too. Toggling before React has rendered that
  // would open it again.
  useEffect(() => {
    if (isClosed && shown) {
      toggle();
    }
  }, [isClosed, shown, toggle]);

  return {
    ref: dialog,
    id: DRAWER_ID,
    'aria-label': drawerLabel(),
    // Called however the dialog was closed.
    onClose: event => setIsClosed(!event.currentTarget.open),
    onCancel: event => {
      event.preventDefault();
      dismiss(event.currentTarget);
    },
    onClick: event => {
      if (closes(event)) {
        dismiss(event.currentTarget);
      }
    },
  };
}
