import {MAX_QUERY_LENGTH} from './constants';

/** Truncates a query. It counts code points, so no emoji is cut in half. */
export function cutQuery(text: string, maxLength: number = MAX_QUERY_LENGTH): string {
  return text.length > maxLength ? Array.from(text).slice(0, maxLength).join('') : text;
}

/** `encodeURIComponent` for text that a reader typed. The original throws on half of a surrogate pair. */
export function encodeQuery(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
