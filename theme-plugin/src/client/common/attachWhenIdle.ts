/** Gives an element what it does. Returns the way to take it back. */
export type Attach = (element: HTMLElement) => () => void;

/** Fulfilled when the page is loaded and the browser has nothing better to do. */
function whenIdle(): Promise<void> {
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
 * Something that elements can do without for a moment: its code loads once, apart from the page's, as
 * soon as the browser is idle. Where it doesn't load, the next element tries again.
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
