type Entry = Pick<IntersectionObserverEntry, 'target' | 'intersectionRatio'>;

/** An observer that reports what a test tells it to. */
class ObserverOnDemand {
  static readonly all: ObserverOnDemand[] = [];
  readonly observed = new Set<Element>();
  constructor(
    readonly callback: (entries: Entry[]) => void,
    readonly options: IntersectionObserverInit = {},
  ) {
    ObserverOnDemand.all.push(this);
  }
  observe(element: Element): void {
    this.observed.add(element);
  }
  unobserve(element: Element): void {
    this.observed.delete(element);
  }
  disconnect(): void {
    this.observed.clear();
  }
}

/**
 * Installs observers that report on demand.
 *
 * @returns `report(element, ratio)` tells the element's observers how much of it is visible, or several ratios at once, as
 *   browsers do if it has changed more than once since the last report; `report.watched()` counts the observed elements
 */
export function observeOnDemand(): ((element: Element, ...ratios: number[]) => void) & {
  readonly watched: () => number;
} {
  Object.assign(window, {IntersectionObserver: ObserverOnDemand});
  ObserverOnDemand.all.length = 0;
  const watched = () => ObserverOnDemand.all.reduce((sum, {observed}) => sum + observed.size, 0);
  const report = (element: Element, ...ratios: number[]) => {
    for (const observer of ObserverOnDemand.all) {
      if (observer.observed.has(element)) {
        observer.callback(ratios.map(ratio => ({target: element, intersectionRatio: ratio})));
      }
    }
  };
  return Object.assign(report, {watched});
}
