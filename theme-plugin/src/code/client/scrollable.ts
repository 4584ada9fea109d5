type Listener = (isScrollable: boolean) => void;

const listeners = new Map<Element, Listener>();

let observer: ResizeObserver | undefined;

/** Reads all sizes before any listener writes: the browser lays the page out once at most. */
function tell(entries: readonly ResizeObserverEntry[]): void {
  const found = entries.map(({target}) => ({
    listener: listeners.get(target),
    isScrollable: target.scrollWidth > target.clientWidth,
  }));
  found.forEach(({listener, isScrollable}) => listener?.(isScrollable));
}

/**
 * Tells whether an element scrolls sideways: once soon, and again whenever its size changes. One
 * observer serves all.
 *
 * @returns a function that ends it
 */
export function onScrollable(element: Element, listener: Listener): () => void {
  observer ??= new ResizeObserver(tell);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
