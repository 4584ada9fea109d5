import {HIGHLIGHT_PRE_TAG} from '../constants';
import {LEVELS, type Level} from '../types';
import type {SearchHit} from '../SearchClient';

/** What a row shows of a hit. The texts may contain `<mark>`, so show them with `<Highlight>`. */
export interface HitTexts {
  /** The heading that was found, or the one above the text that was found. */
  readonly title: string;
  /** Where it is on the site, starting with its group or its page. */
  readonly path: readonly string[];
  /** The words around a match in text, or the beginning of a heading's text; '' if there is neither. */
  readonly snippet: string;
}

/** @param isGrouped - whether the group's name is shown above the hit */
export function hitTexts(hit: SearchHit, isGrouped: boolean): HitTexts {
  const isText = hit.type === 'content';
  const end = isText ? LEVELS.length : LEVELS.indexOf(hit.type) + 1;
  const headings = LEVELS.slice(1, end)
    .map(level => levelText(hit, level))
    .filter(Boolean);
  const group = levelText(hit, 'lvl0');
  const text = isText ? (hit._snippetResult?.content?.value ?? hit.content ?? '') : '';
  const above = headings.slice(0, -1);
  const [page = ''] = above;
  const path = isGrouped && isSameName(page, group) ? above.slice(1) : above;
  return {
    title: headings.at(-1) ?? text,
    path:
      isGrouped && !isFoundByGroup(group, [text, ...headings])
        ? path
        : [group, ...path].filter(Boolean),
    snippet: isText ? text : (hit.lead ?? ''),
  };
}

function levelText(hit: SearchHit, level: Level): string {
  return (
    hit._snippetResult?.hierarchy?.[level]?.value ??
    hit._highlightResult?.hierarchy?.[level]?.value ??
    hit.hierarchy[level] ??
    ''
  );
}

/** A page such as "API reference" in the group "API Reference". */
function isSameName(page: string, group: string): boolean {
  return page.toLowerCase() === group.toLowerCase();
}

/** Whether the name of its group is all that matches the query. */
function isFoundByGroup(group: string, others: readonly string[]): boolean {
  const isMarked = (text: string) => text.includes(HIGHLIGHT_PRE_TAG);
  return isMarked(group) && !others.some(isMarked);
}
