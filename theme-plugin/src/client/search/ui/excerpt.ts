import {ELLIPSIS, HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG} from '../../../shared/search/constants';
import type {SearchHit} from '../types';

/** How long an excerpt is at most, in characters. */
export const EXCERPT_LENGTH = 90;

/**
 * At most 90 characters of a text, with an ellipsis where something is left out. It ends with a word, unless
 * its script has no spaces.
 *
 * @param around - UTF-16 offset of what must be in it
 */
export function cutExcerpt(text: string, around = 0): string {
  const all = Array.from(text);
  if (all.length <= EXCERPT_LENGTH) {
    return text;
  }
  const place = Array.from(text.slice(0, around)).length;
  const start = Math.max(0, Math.min(place - EXCERPT_LENGTH / 3, all.length - EXCERPT_LENGTH));
  const isCutBefore = start > 0;
  const isCutAfter = start + EXCERPT_LENGTH < all.length;
  const end = start + EXCERPT_LENGTH;
  // The ellipses count, too.
  let cut = all.slice(start + Number(isCutBefore), end - Number(isCutAfter)).join('');
  cut = isCutBefore ? cut.replace(/^\S{0,20}\s+/, '') : cut;
  cut = isCutAfter ? cut.replace(/\s+\S{0,20}$/, '') : cut;
  return `${isCutBefore ? ELLIPSIS : ''}${cut.trim()}${isCutAfter ? ELLIPSIS : ''}`;
}

/**
 * More of the text that a hit was found in, around its first match; undefined of hits found by their heading,
 * and '' where the row shows all of it.
 */
export function contentExcerpt({content, _snippetResult}: SearchHit): string | undefined {
  if (content === null) {
    return undefined;
  }
  const snippet = _snippetResult?.content?.value ?? '';
  const shown = snippet.replaceAll(HIGHLIGHT_PRE_TAG, '').replaceAll(HIGHLIGHT_POST_TAG, '');
  const marked = snippet.split(HIGHLIGHT_PRE_TAG)[1]?.split(HIGHLIGHT_POST_TAG)[0] ?? '';
  return shown === content ? '' : cutExcerpt(content, Math.max(0, content.indexOf(marked)));
}
