import {MAX_QUERY_LENGTH} from './constants';

/** A query cut to its first characters, counted by code point: no emoji is cut in two. */
export function cutQuery(text: string, maxLength: number = MAX_QUERY_LENGTH): string {
  return text.length > maxLength ? Array.from(text).slice(0, maxLength).join('') : text;
}

/** `encodeURIComponent` for what a reader typed: half of a surrogate pair makes that one throw. */
export function encodeQuery(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
