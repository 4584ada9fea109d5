/** The keys that make of a click or of Enter another one than the plain one. */
export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a key is held: Ctrl and Cmd open a tab, Shift opens a window, Alt is the browser's. */
export function hasModifier({ctrlKey, metaKey, shiftKey, altKey}: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
