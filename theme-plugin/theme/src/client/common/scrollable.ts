type Listener = (isScrollable: boolean) => void;

/** Observed elements → the box that scrolls. */
const boxes = new Map<Element, Element>();
const listeners = new Map<Element, Listener>();

let observer: ResizeObserver | undefined;

/** Reads all sizes before any listener writes, so that the browser lays out the page at most once. */
function report(entries: readonly ResizeObserverEntry[]): void {
  const changed = new Set(entries.map(({target}) => boxes.get(target)));
  const found = Array.from(changed, box => ({
    listener: box && listeners.get(box),
    isScrollable: box !== undefined && box.scrollWidth > box.clientWidth,
  }));
  found.forEach(({listener, isScrollable}) => listener?.(isScrollable));
}

/**
 * Reports whether a box scrolls sideways: soon after the call, whenever the size of the box or of its content
 * changes, and when the focus leaves the box, which may no longer need it. One observer serves all boxes.
 *
 * @returns a function that stops this
 */
export function onScrollable(box: Element, content: Element, listener: Listener): () => void {
  observer ??= new ResizeObserver(report);
  listeners.set(box, listener);
  const onBlur = () => listener(box.scrollWidth > box.clientWidth);
  box.addEventListener('blur', onBlur);
  for (const element of [box, content]) {
    boxes.set(element, box);
    observer.observe(element);
  }
  return () => {
    box.removeEventListener('blur', onBlur);
    listeners.delete(box);
    for (const element of [box, content]) {
      boxes.delete(element);
      observer?.unobserve(element);
    }
  };
}
