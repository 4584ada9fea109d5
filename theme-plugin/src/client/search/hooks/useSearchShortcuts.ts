import {useEffect, type RefObject} from 'react';

export interface SearchShortcuts {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** The search button: the one button whose focus does not keep `/` from opening the search. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** A `/` there is a letter, or the business of the control that has focus. */
const TAKES_KEYS = 'input, textarea, select, button, [contenteditable], [role="textbox"]';

function takesKeys(target: EventTarget | null, button: HTMLButtonElement | null): boolean {
  const field = target instanceof Element ? target.closest(TAKES_KEYS) : null;
  return field !== null && field !== button && field.getAttribute('contenteditable') !== 'false';
}

/**
 * "Opened with Ctrl/Cmd+K or the / key (when not typing in a field)"; Ctrl/Cmd+K closes as well.
 * Two search bars on a page open one dialog: the first one to see a key claims it.
 */
export function useSearchShortcuts({isOpen, onOpen, onClose, button}: SearchShortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) {
        return;
      }
      const hasCommand = event.ctrlKey || event.metaKey;
      const isCommandK = hasCommand && !event.shiftKey && event.key.toLowerCase() === 'k';
      const isSlash =
        event.key === '/' && !hasCommand && !isOpen && !takesKeys(event.target, button.current);
      if (isCommandK || isSlash) {
        event.preventDefault();
        (isOpen ? onClose : onOpen)();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose, button]);
}
