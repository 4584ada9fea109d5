import {HIGHLIGHT_PRE_TAG} from '../constants';
import {LEVELS, type Level} from '../types';
import type {SearchHit} from '../SearchClient';

/* What a row says of a hit. The texts may hold `<mark>`: show them by `<Highlight>`. */

function levelText(hit: SearchHit, level: Level): string {
  return (
    hit._snippetResult?.hierarchy?.[level]?.value ??
    hit._highlightResult?.hierarchy?.[level]?.value ??
    hit.hierarchy[level] ??
    ''
  );
}

/** The heading that was found, or the words around what was found in a text. */
export function hitTitle(hit: SearchHit): string {
  if (hit.type === 'content') {
    return hit._snippetResult?.content?.value ?? hit.content ?? '';
  }
  return levelText(hit, hit.type);
}

/** The headings above it, from the page down. */
export function hitHeadings(hit: SearchHit): string[] {
  const end = hit.type === 'content' ? LEVELS.length : LEVELS.indexOf(hit.type);
  return LEVELS.slice(1, end)
    .map(level => levelText(hit, level))
    .filter(Boolean);
}

/** The top-level heading that it is in. */
export function hitGroup(hit: SearchHit): string {
  return levelText(hit, 'lvl0');
}

/** Whether a hit is one for the name of its group and nothing else that a row shows. */
export function isHitByGroup(hit: SearchHit): boolean {
  const isMarked = (text: string) => text.includes(HIGHLIGHT_PRE_TAG);
  return isMarked(hitGroup(hit)) && ![hitTitle(hit), ...hitHeadings(hit)].some(isMarked);
}

/** Where a hit stands: the headings above it, and its group where nothing else says enough. */
export function hitPath(hit: SearchHit): string[] {
  const headings = hitHeadings(hit);
  return headings.length === 0 || isHitByGroup(hit)
    ? [hitGroup(hit), ...headings].filter(Boolean)
    : headings;
}
