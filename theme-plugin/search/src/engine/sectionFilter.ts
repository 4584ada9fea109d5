import type {SearchFilters} from '../SearchClient';
import type {TagRun} from './indexFormat';

/**
 * Which sections a query may return. Each index contains only one language, so only the version is checked;
 * a page without a tag belongs to every version.
 *
 * @returns undefined where all are wanted
 */
export function sectionFilter(
  tags: readonly TagRun[],
  filters: SearchFilters | undefined,
): ((section: number) => boolean) | undefined {
  if (!filters) {
    return undefined;
  }
  const wanted = tags.map(([, tag]) => tag === null || filters.tags.includes(tag));
  return section => wanted[tags.findLastIndex(([first]) => first <= section)] ?? false;
}
