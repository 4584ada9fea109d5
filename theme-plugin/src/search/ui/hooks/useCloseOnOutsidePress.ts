import {useEffect, type RefObject} from 'react';
import type {SearchController} from '../../session/searchController';

export interface OutsideElements {
  readonly form: RefObject<HTMLElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Holds all that belongs to the search, the blank space around it included. */
  readonly panel: RefObject<HTMLElement | null>;
}

/** A press outside of search box and panel, and focus that leaves them, close the panel. */
export function useCloseOnOutsidePress(
  controller: SearchController,
  {form, input, panel}: OutsideElements,
): void {
  useEffect(() => {
    const formElement = form.current;
    const inputElement = input.current;
    const panelElement = panel.current;
    if (!formElement || !inputElement || !panelElement) {
      return undefined;
    }
    const {onMouseDown, onTouchStart, onTouchMove} = controller.outside({
      formElement,
      inputElement,
      panelElement,
    });
    // A window that is merely in the background keeps its panel: the reader is still looking at it.
    const onFocusOut = ({relatedTarget}: FocusEvent) => {
      const isWithin =
        relatedTarget instanceof Node &&
        (formElement.contains(relatedTarget) || panelElement.contains(relatedTarget));
      if (!isWithin && relatedTarget !== null) {
        controller.blur();
      }
    };
    const abort = new AbortController();
    const {signal} = abort;
    window.addEventListener('mousedown', onMouseDown, {signal});
    window.addEventListener('touchstart', onTouchStart, {signal, passive: true});
    window.addEventListener('touchmove', onTouchMove, {signal, passive: true});
    formElement.addEventListener('focusout', onFocusOut, {signal});
    panelElement.addEventListener('focusout', onFocusOut, {signal});
    return () => abort.abort();
  }, [controller, form, input, panel]);
}
