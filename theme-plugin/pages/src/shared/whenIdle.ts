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
