import {hasModifier, type Modifiers} from './modifiers';

/** The parts of a mouse event that say what a click on a link asks for. */
export type Click = Modifiers & Pick<MouseEvent, 'button' | 'defaultPrevented'>;

/** Whether a click asks for the link in this same tab: no modifier key, the main button. */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 && !click.defaultPrevented && !hasModifier(click);
