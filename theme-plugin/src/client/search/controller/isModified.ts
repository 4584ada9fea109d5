/** What tells a plain selection from one that opens a tab or a window. */
export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** "Ctrl/Cmd opens a new tab and Shift opens a new window"; Alt is the browser's. */
export function isModified({ctrlKey, metaKey, shiftKey, altKey}: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
