/** Where a character is a letter: of a text, or of the name of an item to go to. */
const TAKES_TEXT =
  'input:not([type=button],[type=checkbox],[type=file],[type=radio],[type=range],[type=reset],[type=submit]),textarea,select,[contenteditable]:not([contenteditable=false]),[role~=textbox],[role~=searchbox],[role~=combobox],[role~=listbox],[role~=menu],[role~=tree]';

/**
 * Whether a key was pressed in what takes text. The path of the event leads through shadow roots, which
 * hide the field from everyone outside.
 */
export const takesText = (event: KeyboardEvent): boolean =>
  event.composedPath().some(target => target instanceof Element && target.matches(TAKES_TEXT));
