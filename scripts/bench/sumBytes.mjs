/**
 * A response that a page got, as the browser's protocol tells of it.
 *
 * @typedef {object} Received
 * @property {string} mimeType
 * @property {number} bytes sent over the wire, headers counted in
 * @property {boolean} ahead fetched for a page that the reader may open next
 * @property {number} startedAt on the same clock as the load event
 */

/**
 * Bytes by kind. `prefetched` counts everything, also what was fetched ahead.
 *
 * @typedef {{html: number, js: number, css: number, other: number, load: number, prefetched: number}} Bytes
 */

/**
 * Adds up what was sent before the load event, by kind, and everything that was sent in the end. What is fetched
 * ahead never counts towards the load, even where it starts before the event: it waits for nothing.
 *
 * @param {readonly Received[]} received
 * @param {number} loadedAt
 * @returns {Bytes}
 */
export function sumBytes(received, loadedAt) {
  const sum = (/** @type {readonly Received[]} */ some) =>
    some.reduce((total, {bytes}) => total + bytes, 0);
  const load = received.filter(({ahead, startedAt}) => !ahead && startedAt < loadedAt);
  const of = (/** @type {string} */ kind) =>
    sum(load.filter(({mimeType}) => kindOf(mimeType) === kind));
  return {
    html: of('html'),
    js: of('js'),
    css: of('css'),
    other: of('other'),
    load: sum(load),
    prefetched: sum(received),
  };
}

/** @param {string} mimeType */
function kindOf(mimeType) {
  if (/javascript/.test(mimeType)) {
    return 'js';
  }
  return mimeType === 'text/html' ? 'html' : mimeType === 'text/css' ? 'css' : 'other';
}
