import {useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent} from 'react';
import {closeOnBack} from 'docusaurus-theme-folio-search/client/closeOnBack';
import {watchDismissal} from '../common/watchDismissal';

/** `hovered`: open as long as the mouse is over it. `pinned`: opened on purpose. */
type State = 'closed' | 'hovered' | 'pinned';

/** How long the mouse may be elsewhere before the menu closes, because it may be cutting a corner. */
const LEAVE_DELAY_MS = 200;

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * A button that shows and hides a list of links. It opens on click and, with a mouse, on hover. It closes on Escape
 * (which returns the focus to the button), on a click elsewhere, when the focus leaves, and on Back if the reader opened
 * it on purpose. See "Disclosure Navigation" in the ARIA Authoring Practices, and WCAG 1.4.13 for hover.
 */
export function useDisclosure() {
  const [state, setState] = useState<State>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const listId = useId();
  const isOpen = state !== 'closed';

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const stop = watchDismissal(root.current, button.current, () => setState('closed'));
    return () => {
      clearTimeout(leaving.current);
      stop();
    };
  }, [isOpen]);
  useEffect(
    () => (state === 'pinned' ? closeOnBack(() => setState('closed')) : undefined),
    [state],
  );

  return {
    isOpen,
    close: () => setState('closed'),
    root: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => {
        clearTimeout(leaving.current);
        if (isMouse(event)) {
          setState(was => (was === 'closed' ? 'hovered' : was));
        }
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event)) {
          leaving.current = setTimeout(
            () => setState(was => (was === 'hovered' ? 'closed' : was)),
            LEAVE_DELAY_MS,
          );
        }
      },
      onBlur: (event: FocusEvent) => {
        // If there is no next element, the window has lost the focus, or the click was on something that
        // can't be focused.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          setState('closed');
        }
      },
    },
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': listId,
      onClick: () => setState(was => (was === 'pinned' ? 'closed' : 'pinned')),
    },
    listId,
  };
}
