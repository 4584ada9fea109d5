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

/** The parts of a mouse event that say what a click on a link asks for. */
export type Click = Modifiers & Pick<MouseEvent, 'button' | 'defaultPrevented'>;

/** Whether a click asks for the link in this same tab: no modifier key, the main button. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 && !click.defaultPrevented && !hasModifier(click);
