import {LEVELS, type Level, type SearchHit} from '../../../shared/search/types';

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

/** The headings above it, from the page down; of a page the group it is in. */
export function hitPath(hit: SearchHit): string[] {
  if (hit.type === 'lvl1') {
    return [levelText(hit, 'lvl0')].filter(Boolean);
  }
  const end = hit.type === 'content' ? LEVELS.length : LEVELS.indexOf(hit.type);
  return LEVELS.slice(1, end)
    .map(level => levelText(hit, level))
    .filter(Boolean);
}
