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

async function loadTools() {
  await whenIdle();
  return import(/* webpackChunkName: "intent-code-tools" */ './tools');
}

let tools: ReturnType<typeof loadTools> | undefined;

/**
 * Gives a block its buttons as soon as the browser is idle: their code loads once, apart from the
 * page's. Where it does not load there are no buttons, and the next page tries again.
 *
 * @returns a function that takes the buttons away again
 */
export function attachTools(block: HTMLElement): () => void {
  let detach: (() => void) | undefined;
  let isGone = false;
  tools ??= loadTools();
  tools.then(
    ({addTools}) => {
      detach = isGone ? undefined : addTools(block);
    },
    () => {
      tools = undefined;
    },
  );
  return () => {
    isGone = true;
    detach?.();
  };
}
