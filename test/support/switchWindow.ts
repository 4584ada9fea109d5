import {fireEvent} from '@testing-library/react';

/**
 * Switches to another window and back, as a browser reports it: the focused element loses the focus to no other element,
 * and has it again later.
 */
export function switchWindow(): void {
  const focused = document.activeElement ?? document.body;
  fireEvent.focusOut(focused, {relatedTarget: null});
  fireEvent.blur(window);
  fireEvent.focus(window);
  fireEvent.focusIn(focused, {relatedTarget: null});
}
