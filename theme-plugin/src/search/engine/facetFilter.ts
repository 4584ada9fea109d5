import type {FacetFilters} from '../types';
import type {TagRun} from './indexFormat';

/**
 * Which sections a request wants. Of the attributes, an index of ours knows `docusaurus_tag`: it
 * holds one language only. A page without a tag belongs to every version.
 *
 * @returns undefined where all are wanted
 */
export function facetFilter(
  tags: readonly TagRun[],
  filters: FacetFilters | undefined,
): ((section: number) => boolean) | undefined {
  if (!filters) {
    return undefined;
  }
  const wanted = tags.map(([, tag]) =>
    filters.every(filter => {
      const values = [filter].flat().map(readFilter);
      return values.some(
        ({attribute, value}) => attribute !== 'docusaurus_tag' || tag === null || value === tag,
      );
    }),
  );
  return section => wanted[tags.findLastIndex(([first]) => first <= section)] ?? false;
}

function readFilter(filter: string): {attribute: string; value: string} {
  const end = filter.indexOf(':');
  return {attribute: filter.slice(0, end), value: filter.slice(end + 1)};
}
