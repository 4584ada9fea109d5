/** The keys that change what a click or Enter does. */
export interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * Whether a modifier key is held: Ctrl and Cmd open a tab, Shift opens a window, and Alt belongs to the
 * browser.
 */
export function hasModifier({ctrlKey, metaKey, shiftKey, altKey}: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** The parts of a mouse event that determine what a click on a link does. */
export type Click = Modifiers & Pick<MouseEvent, 'button' | 'defaultPrevented'>;

/** Whether a click opens a link in the same tab: with the main button and without a modifier key. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 && !click.defaultPrevented && !hasModifier(click);
