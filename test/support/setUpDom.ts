import '@testing-library/jest-dom';

/** A media query that never matches: jsdom has no layout. */
function matchMedia(media: string): MediaQueryList {
  const list = new EventTarget();
  return Object.assign(list, {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
}

class ObserverStub {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** jsdom has storage events, but not the deprecated way of creating one, which theme-common uses. */
function knowStorageEvents(): void {
  const createEvent = document.createEvent.bind(document);
  document.createEvent = ((type: string) =>
    type === 'StorageEvent'
      ? new StorageEvent('storage')
      : createEvent(type)) as typeof createEvent;
}

/** What jsdom lacks and Docusaurus's client code takes for granted. */
export function setUpDom(): void {
  window.docusaurus = {prefetch: () => Promise.resolve([]), preload: () => Promise.resolve([])};
  knowStorageEvents();
  window.matchMedia ??= matchMedia;
  window.IntersectionObserver ??= ObserverStub;
  window.ResizeObserver ??= ObserverStub;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  // React Testing Library and user-event need encoders that jsdom leaves out.
  globalThis.structuredClone ??= value => JSON.parse(JSON.stringify(value));
}
