import type {FacetFilters} from '../types';
import type {TitlesFile} from './indexFormat';

/**
 * Which sections a request wants. Of the attributes, an index of ours knows `docusaurus_tag`: it
 * holds one language only. A page without a tag belongs to every version.
 * Source: specification, section 5: search is contextual by locale and version.
 *
 * @returns undefined where all are wanted
 */
export function facetFilter(
  {pages, sections}: TitlesFile,
  filters: FacetFilters | undefined,
): ((section: number) => boolean) | undefined {
  if (!filters) {
    return undefined;
  }
  const wanted = pages.map(({tag}) =>
    filters.every(filter => {
      const values = [filter].flat().map(readFilter);
      return values.some(
        ({attribute, value}) =>
          attribute !== 'docusaurus_tag' || tag === undefined || value === tag,
      );
    }),
  );
  return section => wanted[sections[section]?.[0] ?? -1] ?? false;
}

function readFilter(filter: string): {attribute: string; value: string} {
  const end = filter.indexOf(':');
  return {attribute: filter.slice(0, end), value: filter.slice(end + 1)};
}
