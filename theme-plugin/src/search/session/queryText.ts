import {MAX_QUERY_LENGTH} from './constants';

/** A query cut to its first 64 characters, counted by code point: no emoji is cut in two. */
export function cutQuery(text: string): string {
  return text.length > MAX_QUERY_LENGTH
    ? Array.from(text).slice(0, MAX_QUERY_LENGTH).join('')
    : text;
}

/** `encodeURIComponent` for what a reader typed: half of a surrogate pair makes that one throw. */
export function encodeQuery(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
