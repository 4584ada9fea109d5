import {HIGHLIGHT_PRE_TAG} from '../constants';
import {LEVELS, type Level} from '../types';
import type {SearchHit} from '../SearchClient';
import {pageOf} from '../session/groupHits';

/** What a row shows of a hit. The texts may contain `<mark>`, so show them with `<Highlight>`. */
export interface HitTexts {
  /** The heading that was found, or the one above the text that was found. */
  readonly title: string;
  /** Where it is on the site, starting with its group or its page. */
  readonly path: readonly string[];
  /** How many names of the path the row above already shows, so that only screen readers need them. */
  readonly repeated: number;
  /** The words around a match in text, or the beginning of a heading's text; '' if there is neither. */
  readonly snippet: string;
}

interface Surroundings {
  /** Whether the group's name is shown above the hit. */
  readonly isGrouped: boolean;
  /** The hit in the row above, if there is one in the same group. */
  readonly above?: SearchHit | undefined;
}

export function hitTexts(hit: SearchHit, {isGrouped, above}: Surroundings): HitTexts {
  const isText = hit.type === 'content';
  const levels = levelsOf(hit);
  const headings = levels.map(level => levelText(hit, level));
  const group = levelText(hit, 'lvl0');
  const excerpt = hit.excerpt ?? (isText ? hit.content : null) ?? '';
  const text = isText ? excerpt : '';
  const title = headings.at(-1) ?? text;
  const [page = ''] = headings;
  const isGroupsPage = isGrouped && headings.length > 1 && isSameName(page, group);
  const path = headings.slice(isGroupsPage ? 1 : 0, -1);
  const textsWith = (shownPath: readonly string[], repeated: number): HitTexts => ({
    title,
    path: shownPath,
    repeated,
    snippet: excerpt,
  });
  if (!isGrouped || isFoundByGroup(group, [text, ...headings])) {
    return textsWith([group, ...path].filter(Boolean), 0);
  }
  // The path stays if the line would be empty without it, or if it's the reason why the hit was found.
  const isReason = path.some(isMarked) && ![title, excerpt].some(isMarked);
  const shown = above && excerpt !== '' && !isReason ? countShared(hit, above, levels) : 0;
  return textsWith(path, Math.max(0, Math.min(path.length, isGroupsPage ? shown - 1 : shown)));
}

/** The levels of the headings that a hit has, from the page down to its own. */
function levelsOf({type, hierarchy}: SearchHit): readonly Level[] {
  const end = type === 'content' ? LEVELS.length : LEVELS.indexOf(type) + 1;
  return LEVELS.slice(1, end).filter(level => hierarchy[level]);
}

/** How many of the outermost headings of a hit another hit of its page has, too. */
function countShared(hit: SearchHit, other: SearchHit, levels: readonly Level[]): number {
  const shownAbove = levelsOf(other);
  const first = levels.findIndex(
    level => !shownAbove.includes(level) || hit.hierarchy[level] !== other.hierarchy[level],
  );
  const isSamePage = pageOf(hit) === pageOf(other);
  return isSamePage ? (first < 0 ? levels.length : first) : 0;
}

function levelText(hit: SearchHit, level: Level): string {
  return hit.markedHierarchy?.[level] ?? hit.hierarchy[level] ?? '';
}

/** A page such as "API reference" in the group "API Reference". */
function isSameName(page: string, group: string): boolean {
  return page.toLowerCase() === group.toLowerCase();
}

const isMarked = (text: string): boolean => text.includes(HIGHLIGHT_PRE_TAG);

/** Whether the name of its group is all that matches the query. */
function isFoundByGroup(group: string, others: readonly string[]): boolean {
  return isMarked(group) && !others.some(isMarked);
}
