import {HITS_PER_PAGE} from '../constants';
import type {PageTable} from './pageTable';
import type {RankedSection} from './rankSections';

/**
 * Where a page would come first by its introduction, which only mentions the query, the section whose heading has all of
 * the query's words takes its place, so that a reader arrives at that heading. The order of pages stays.
 *
 * @param hits - best first. Only those that are shown first are reordered
 */
export function headingsFirst<Hit extends RankedSection>(
  hits: readonly Hit[],
  {pageOf, firstOf}: PageTable,
): Hit[] {
  const sorted = [...hits];
  const shown = hits.slice(0, HITS_PER_PAGE);
  const seen = new Set<number>();
  shown.forEach((hit, place) => {
    const page = pageOf[hit.section] ?? 0;
    const isIntroduction = firstOf[page] === hit.section && !hit.isInTitle && hit.isInContent;
    if (isIntroduction && !seen.has(page)) {
      const named = shown.findIndex(({section, isNamed}) => isNamed && pageOf[section] === page);
      const heading = shown[named];
      if (heading) {
        sorted[place] = heading;
        sorted[named] = hit;
      }
    }
    seen.add(page);
  });
  return sorted;
}
