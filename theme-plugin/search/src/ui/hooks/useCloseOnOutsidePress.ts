import {useEffect, type RefObject} from 'react';
import type {SearchDialog} from '../../session/createSearchDialog';

export interface OutsideElements {
  readonly form: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Contains everything that belongs to the search, including the blank space around it. */
  readonly panel: RefObject<HTMLElement | null>;
}

/**
 * Closes the panel on a press outside the search box and the panel, or when the focus leaves them. Scrolling
 * the results by touch blurs the search box, which hides the on-screen keyboard.
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
    // If only the window lost the focus, the panel stays: the reader may still be looking at it.
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
