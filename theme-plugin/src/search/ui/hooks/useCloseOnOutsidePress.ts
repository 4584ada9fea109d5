import {useEffect, type RefObject} from 'react';
import type {SearchDialog} from '../../session/createSearchDialog';

export interface OutsideElements {
  readonly form: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Holds all that belongs to the search, the blank space around it included. */
  readonly panel: RefObject<HTMLElement | null>;
}

/**
 * A press outside of search box and panel, and focus that leaves them, close the panel. A finger that
 * moves over the results takes the focus from the search box, and with it the keyboard on screen.
 */
export function useCloseOnOutsidePress(
  dialog: SearchDialog,
  {form, input, panel}: OutsideElements,
): void {
  useEffect(() => {
    const isWithin = (target: EventTarget | null) =>
      target instanceof Node &&
      [form, panel].some(({current}) => current?.contains(target) === true);
    const onPress = ({target}: Event) => {
      if (!isWithin(target)) {
        dialog.blur();
      }
    };
    const onTouchMove = ({target}: Event) => {
      if (target !== input.current && document.activeElement === input.current) {
        input.current?.blur();
      }
    };
    // A window that is merely in the background keeps its panel: the reader is still looking at it.
    const onFocusOut = ({relatedTarget}: FocusEvent) => {
      if (relatedTarget !== null && !isWithin(relatedTarget)) {
        dialog.blur();
      }
    };
    const abort = new AbortController();
    const {signal} = abort;
    window.addEventListener('mousedown', onPress, {signal});
    window.addEventListener('touchstart', onPress, {signal, passive: true});
    window.addEventListener('touchmove', onTouchMove, {signal, passive: true});
    form.current?.addEventListener('focusout', onFocusOut, {signal});
    panel.current?.addEventListener('focusout', onFocusOut, {signal});
    return () => abort.abort();
  }, [dialog, form, input, panel]);
}
