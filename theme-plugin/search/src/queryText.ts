import {MAX_QUERY_LENGTH} from './constants';

/** Truncates a query. It counts code points, so no emoji is cut in half. */
export function cutQuery(text: string): string {
  return text.length > MAX_QUERY_LENGTH
    ? Array.from(text).slice(0, MAX_QUERY_LENGTH).join('')
    : text;
}

/** `encodeURIComponent` for text that a reader typed. The original throws on half of a surrogate pair. */
export function encodeQuery(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
