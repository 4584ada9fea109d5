import {useEffect} from 'react';

export interface SearchShortcuts {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Where a `/` is a letter: of a text, or of the name of an item to go to. */
const TAKES_TEXT =
  'input:not([type=button],[type=checkbox],[type=file],[type=radio],[type=range],[type=reset],[type=submit]),textarea,select,[contenteditable]:not([contenteditable=false]),[role~=textbox],[role~=searchbox],[role~=combobox],[role~=listbox],[role~=menu],[role~=tree]';

/** The path of the event leads through shadow roots, which hide the field from everyone outside. */
const takesText = (event: KeyboardEvent): boolean =>
  event.composedPath().some(target => target instanceof Element && target.matches(TAKES_TEXT));

/**
 * Ctrl/Cmd+K and, outside of what takes text, `/` open the search; Ctrl/Cmd+K closes it as well.
 * Two search bars on a page open one dialog: the first one to see a key claims it.
 */
export function useSearchShortcuts({isOpen, onOpen, onClose}: SearchShortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.altKey) {
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
