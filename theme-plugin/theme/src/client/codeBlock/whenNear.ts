/** How far above or below the viewport an element counts as near. */
const MARGIN = '25%';

const listeners = new Map<Element, () => void>();

let observer: IntersectionObserver | undefined;

function tell(entries: readonly IntersectionObserverEntry[]): void {
  for (const {target, isIntersecting} of entries) {
    if (isIntersecting) {
      const listener = listeners.get(target);
      forget(target);
      listener?.();
    }
  }
}

function forget(element: Element): void {
  listeners.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls `listener` once, as soon as the element is in the viewport or near it.
 *
 * @returns a function that cancels this
 */
export function whenNear(element: Element, listener: () => void): () => void {
  observer ??= new IntersectionObserver(tell, {rootMargin: `${MARGIN} 0px`});
  listeners.set(element, listener);
  observer.observe(element);
  return () => forget(element);
}
