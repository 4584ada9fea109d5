import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type MouseEvent,
} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '../themeCommonInternal';
import {afterPaint} from '../common/afterPaint';
import {lockScroll} from '../common/lockScroll';
import {watchNarrowViewport} from '../common/narrowViewport';

/** A click beside the drawer has the dialog itself as its target; other clicks close it only on certain elements. */
function closes(event: MouseEvent<HTMLDialogElement>): boolean {
  const {target, currentTarget} = event;
  if (!(target instanceof Element)) {
    return false;
  }
  // The router has taken over the click; one that opens another tab leaves the page as it is.
  const leadsAway = target.closest('a[href]') !== null && event.isDefaultPrevented();
  return target === currentTarget || leadsAway || target.closest('[data-drawer=close]') !== null;
}

/**
 * Takes the dialog out of sight at once, and closes it in the next moment: the browser then visits
 * every element of the page, which is no longer inert.
 */
function dismiss(dialog: HTMLDialogElement | null): void {
  if (dialog) {
    dialog.style.display = 'none';
    afterPaint(() => dialog.close());
  }
}

/**
 * Shows the drawer as a modal dialog for as long as its component lives: focus moves in, stays and
 * returns, the rest of the page is inert and does not scroll. It closes on Escape, on a click on a
 * link, on `[data-drawer=close]` or beside it, on another route and when the window becomes wide
 * enough for the navbar's items. On Android's back button theme-common's provider closes it.
 */
export function useDrawerDialog(): Pick<
  ComponentProps<'dialog'>,
  'ref' | 'onCancel' | 'onClick' | 'onClose'
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

  useEffect(() => watchNarrowViewport(() => dialog.current?.close()), []);

  useEffect(() => {
    const from = opened.current;
    if (from.key !== key || from.pathname !== pathname || from.hash !== hash) {
      dialog.current?.close();
    }
  }, [key, pathname, hash]);

  // The provider closes the drawer as well, where the window becomes wide: to toggle before React has
  // rendered what both want would open it again.
  useEffect(() => {
    if (isClosed && shown) {
      toggle();
    }
  }, [isClosed, shown, toggle]);

  return {
    ref: dialog,
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
