import {useEffect} from 'react';
import {isComposing} from '../../client/isComposing';

/** Elements where a character key types text or, in a list, jumps to an item. */
const TAKES_TEXT =
  'input:not([type=button],[type=checkbox],[type=file],[type=radio],[type=range],[type=reset],[type=submit]),textarea,select,[contenteditable]:not([contenteditable=false]),[role~=textbox],[role~=searchbox],[role~=combobox],[role~=listbox],[role~=menu],[role~=tree]';

/**
 * Whether a key was pressed in an element that takes text. It reads the event's path, because shadow roots
 * hide the field from `target`.
 */
const takesText = (event: KeyboardEvent): boolean =>
  event.composedPath().some(target => target instanceof Element && target.matches(TAKES_TEXT));

export interface SearchShortcuts {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * Ctrl/Cmd+K toggles the search, and `/` opens it unless the focus is in a text field. If a page has two
 * search bars, only the first one to handle the key opens its dialog.
 */
export function useSearchShortcuts({isOpen, onOpen, onClose}: SearchShortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event) || event.altKey) {
        return;
      }
      const hasCommand = event.ctrlKey || event.metaKey;
      const isCommandK = hasCommand && !event.shiftKey && event.key.toLowerCase() === 'k';
      const isSlash = event.key === '/' && !hasCommand && !isOpen && !takesText(event);
      if (isCommandK || isSlash) {
        event.preventDefault();
        (isOpen ? onClose : onOpen)();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}
