import type {SearchHit} from '../../../shared/search/types';
import {hitPath, hitTitle} from './hitTexts';

/** What the search page says of a hit. The texts may hold `<mark>`: show them by `<Highlight>`. */
export interface PageHitTexts {
  /** The heading that was found, or the one above the text that was found. */
  readonly title: string;
  /** The headings above it, from the page down. */
  readonly path: readonly string[];
  /** The words around what was found in a text; '' where a heading was found. */
  readonly snippet: string;
}

export function pageHitTexts(hit: SearchHit): PageHitTexts {
  const path = hitPath(hit);
  if (hit.type !== 'content') {
    // The group stands above the hits already.
    return {title: hitTitle(hit), path: hit.type === 'lvl1' ? [] : path, snippet: ''};
  }
  const snippet = hitTitle(hit);
  return {title: path.at(-1) ?? snippet, path: path.slice(0, -1), snippet};
}
