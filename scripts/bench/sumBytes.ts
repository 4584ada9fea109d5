/** A response that a page got, as the browser's protocol tells of it. */
export interface Received {
  mimeType: string;
  /** Sent over the wire, headers counted in. */
  bytes: number;
  /** Fetched for a page that the reader may open next. */
  ahead: boolean;
  /** On the same clock as the load event. */
  startedAt: number;
}

/** Bytes by kind. `prefetched` counts everything, also what was fetched ahead. */
export interface Bytes {
  html: number;
  js: number;
  css: number;
  font: number;
  other: number;
  load: number;
  prefetched: number;
}

/**
 * Adds up what was sent before the load event, by kind, and everything that was sent in the end. What is fetched
 * ahead never counts towards the load, even where it starts before the event: it waits for nothing.
 */
export function sumBytes(received: readonly Received[], loadedAt: number): Bytes {
  const sum = (some: readonly Received[]) => some.reduce((total, {bytes}) => total + bytes, 0);
  const load = received.filter(({ahead, startedAt}) => !ahead && startedAt < loadedAt);
  const of = (kind: string) => sum(load.filter(({mimeType}) => kindOf(mimeType) === kind));
  return {
    html: of('html'),
    js: of('js'),
    css: of('css'),
    font: of('font'),
    other: of('other'),
    load: sum(load),
    prefetched: sum(received),
  };
}

function kindOf(mimeType: string) {
  if (/javascript/.test(mimeType)) {
    return 'js';
  }
  if (/font/.test(mimeType)) {
    return 'font';
  }
  return mimeType === 'text/html' ? 'html' : mimeType === 'text/css' ? 'css' : 'other';
}
