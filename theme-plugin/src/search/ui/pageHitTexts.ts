import type {SearchHit} from '../SearchClient';
import {hitGroup, hitHeadings, hitTitle, isHitByGroup} from './hitTexts';

/** What the search page says of a hit. The texts may hold `<mark>`: show them by `<Highlight>`. */
export interface PageHitTexts {
  /** The heading that was found, or the one above the text that was found. */
  readonly title: string;
  /** What it is in, from its group or its page down. */
  readonly path: readonly string[];
  /** The words around what was found in a text; '' where a heading was found. */
  readonly snippet: string;
}

/** @param isGrouped - whether the name of the group stands above the hit */
export function pageHitTexts(hit: SearchHit, isGrouped: boolean): PageHitTexts {
  const snippet = hit.type === 'content' ? hitTitle(hit) : '';
  const headings = hitHeadings(hit);
  const titles = snippet === '' ? [...headings, hitTitle(hit)] : headings;
  const group = isGrouped && !isHitByGroup(hit) ? '' : hitGroup(hit);
  return {
    title: titles.at(-1) ?? snippet,
    path: [group, ...titles.slice(0, -1)].filter(Boolean),
    snippet,
  };
}
