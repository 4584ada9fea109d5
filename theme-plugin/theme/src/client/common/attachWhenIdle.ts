/** Adds behavior to an element, and returns a function that removes it. */
export type Attach = (element: HTMLElement) => () => void;

/** Resolves when the page has loaded and the browser is idle. */
export function whenIdle(): Promise<void> {
  return new Promise(resolve => {
    const wait = () =>
      // Safari has no requestIdleCallback.
      window.requestIdleCallback
        ? window.requestIdleCallback(() => resolve())
        : setTimeout(resolve);
    if (document.readyState === 'complete') {
      wait();
    } else {
      window.addEventListener('load', wait, {once: true});
    }
  });
}

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
