import {whenIdle} from 'docusaurus-plugin-folio-pages/shared/whenIdle';

/** Adds behavior to an element, and returns a function that removes it. */
export type Attach = (element: HTMLElement) => () => void;

/**
 * Adds behavior that elements don't need at once. Its code is a chunk of its own, which is loaded once, as soon
 * as the browser is idle. If that fails, the next element tries again.
 */
export function attachWhenIdle(load: () => Promise<Attach>): Attach {
  let loading: Promise<Attach> | undefined;
  return element => {
    let detach: (() => void) | undefined;
    let isGone = false;
    loading ??= whenIdle().then(load);
    loading.then(
      attach => {
        detach = isGone ? undefined : attach(element);
      },
      () => {
        loading = undefined;
      },
    );
    return () => {
      isGone = true;
      detach?.();
    };
  };
}
