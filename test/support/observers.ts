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
 * Puts observers in place that report on demand.
 *
 * @returns `report(element, ratio)`: tells those that observe the element how much of it they see
 */
export function observeOnDemand(): (element: Element, ratio: number) => void {
  Object.assign(window, {IntersectionObserver: ObserverOnDemand});
  return (element, ratio) => {
    for (const observer of ObserverOnDemand.all) {
      if (observer.observed.has(element)) {
        observer.callback([{target: element, intersectionRatio: ratio}]);
      }
    }
  };
}
