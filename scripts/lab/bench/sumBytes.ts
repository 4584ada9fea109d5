/** A response that a page received, as reported by the DevTools protocol. */
export interface Received {
  mimeType: string;
  /** Transfer size, including headers. */
  bytes: number;
  /** Whether it was prefetched for a page that the reader may open next. */
  ahead: boolean;
  /** Start of the request, on the same clock as the load event. */
  startedAt: number;
}

/** Bytes by kind. `prefetched` is the total including prefetched files. */
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
 * Adds up the bytes transferred before the load event, by kind, and all bytes in total. Prefetched files never count
 * toward the load, even if they start before the event, because it doesn't wait for them.
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
