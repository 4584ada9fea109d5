type Listener = (isScrollable: boolean) => void;

/** Observed elements → the box that scrolls. */
const boxes = new Map<Element, Element>();
const listeners = new Map<Element, Listener>();

let observer: ResizeObserver | undefined;

const overflows = (box: Element): boolean => box.scrollWidth > box.clientWidth;

/** Reads all sizes before any listener writes, so that the browser lays out the page at most once. */
function report(entries: readonly ResizeObserverEntry[]): void {
  const changed = new Set(entries.map(({target}) => boxes.get(target)));
  const found = Array.from(changed, box => ({
    listener: box && listeners.get(box),
    isScrollable: box !== undefined && overflows(box),
  }));
  found.forEach(({listener, isScrollable}) => listener?.(isScrollable));
}

function observeAll(): ResizeObserver {
  const onBlur = ({target}: FocusEvent) =>
    target instanceof Element && listeners.get(target)?.(overflows(target));
  // That event doesn't bubble.
  document.addEventListener('blur', onBlur, true);
  return new ResizeObserver(report);
}

/**
 * Reports whether a box scrolls sideways: soon after the call, whenever the size of the box or of its content
 * changes, and when the focus leaves the box, which may no longer need it. One observer and one listener serve all boxes.
 *
 * @returns a function that stops this
 */
export function onScrollable(box: Element, content: Element, listener: Listener): () => void {
  observer ??= observeAll();
  listeners.set(box, listener);
  for (const element of [box, content]) {
    boxes.set(element, box);
    observer.observe(element);
  }
  return () => {
    listeners.delete(box);
    for (const element of [box, content]) {
      boxes.delete(element);
      observer?.unobserve(element);
    }
  };
}
