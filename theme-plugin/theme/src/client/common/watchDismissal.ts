import {isComposing} from 'docusaurus-theme-folio-search/client/isComposing';

/**
 * Watches for what closes an open list: a press outside of it (or another kind of event there), and Escape, which returns
 * the focus from inside to the button.
 *
 * @param root - contains the list and its button
 * @param types - of events that close the list if they happen outside of it
 * @returns a function that stops this
 */
export function watchDismissal(
  root: Element | null,
  button: HTMLElement | null | undefined,
  close: () => void,
  types: readonly string[] = ['pointerdown'],
): () => void {
  const onElsewhere = ({target}: Event) => {
    if (target instanceof Node && !root?.contains(target)) {
      close();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) {
      close();
      if (root?.contains(document.activeElement)) {
        button?.focus();
      }
    }
  };
  types.forEach(type => document.addEventListener(type, onElsewhere));
  document.addEventListener('keydown', onKeyDown);
  return () => {
    types.forEach(type => document.removeEventListener(type, onElsewhere));
    document.removeEventListener('keydown', onKeyDown);
  };
}
