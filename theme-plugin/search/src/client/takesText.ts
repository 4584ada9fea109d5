/** Elements where a character key types text or, in a list, jumps to an item. */
const TAKES_TEXT =
  'input:not([type=button],[type=checkbox],[type=file],[type=radio],[type=range],[type=reset],[type=submit]),textarea,select,[contenteditable]:not([contenteditable=false]),[role~=textbox],[role~=searchbox],[role~=combobox],[role~=listbox],[role~=menu],[role~=tree]';

/**
 * Whether a key was pressed in an element that takes text. It reads the event's path, because shadow roots
 * hide the field from `target`.
 */
export const takesText = (event: KeyboardEvent): boolean =>
  event.composedPath().some(target => target instanceof Element && target.matches(TAKES_TEXT));
