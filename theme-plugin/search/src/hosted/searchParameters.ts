import type {HostedConfig} from '../HostedConfig';
import {encodeQuery} from '../queryText';
import type {FacetFilters} from '../types';
import type {SearchParams} from './searchRequest';

type Parameters = Readonly<Record<string, unknown>>;

/** The parameters in the service's format: a query string, with lists and objects as JSON. */
export function serializeParams(params: Parameters): string {
  return Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
      return `${encodeURIComponent(name)}=${encodeQuery(text)}`;
    })
    .join('&');
}

function asList(filters: string | FacetFilters | undefined): FacetFilters {
  return typeof filters === 'string' ? filters.split(',').filter(Boolean) : (filters ?? []);
}

/**
 * Combines filters so that both must hold. The conditions of a list must all hold, and of those in a nested
 * list, one. A string is a list with commas.
 */
export function mergeFacetFilters(
  left: string | FacetFilters | undefined,
  right: string | FacetFilters | undefined,
): FacetFilters | undefined {
  const merged = [...asList(left), ...asList(right)];
  return merged.length > 0 ? merged : undefined;
}

/**
 * The theme's parameters, overridden by the site's, as in DocSearch. Filters are combined, and the tags
 * around matches are always the theme's, because nothing else would be shown as a match.
 */
export function mergeParams(
  params: SearchParams,
  site: HostedConfig['searchParameters'],
): Parameters {
  const {highlightPreTag, highlightPostTag, page} = params;
  return {
    ...params,
    ...site,
    highlightPreTag,
    highlightPostTag,
    page,
    facetFilters: mergeFacetFilters(site.facetFilters, params.facetFilters),
  };
}
