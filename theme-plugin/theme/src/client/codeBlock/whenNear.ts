/** How far above or below the viewport an element counts as near. */
const MARGIN = '25%';

const listeners = new Map<Element, () => void>();

let observer: IntersectionObserver | undefined;

function observe(): IntersectionObserver {
  document.addEventListener('keydown', tellNextStop);
  return new IntersectionObserver(
    entries => entries.filter(({isIntersecting}) => isIntersecting).forEach(tell),
    {rootMargin: `${MARGIN} 0px`},
  );
}

function tell({target}: {target: Element}): void {
  const listener = listeners.get(target);
  forget(target);
  listener?.();
}

/** Tab moves the focus to an element that's far away, too. */
function tellNextStop({key, shiftKey}: KeyboardEvent): void {
  if (key !== 'Tab') {
    return;
  }
  const from = document.activeElement ?? document.body;
  const isAfter = (one: Node, other: Node) =>
    (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const ahead = Array.from(listeners.keys())
    .filter(element => (shiftKey ? isAfter(from, element) : isAfter(element, from)))
    .sort((one, other) => (isAfter(one, other) === shiftKey ? -1 : 1));
  ahead.slice(0, 1).forEach(target => tell({target}));
}

function forget(element: Element): void {
  listeners.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls `listener` once, as soon as the element is in the viewport or near it, or is next for the Tab key.
 *
 * @returns a function that cancels this
 */
export function whenNear(element: Element, listener: () => void): () => void {
  observer ??= observe();
  listeners.set(element, listener);
  observer.observe(element);
  return () => forget(element);
}
