import type {AutocompleteSource} from '@algolia/autocomplete-core';
import {createSearchRequest} from '../hosted/searchRequest';
import {SearchError, toSearchError} from './errors';
import type {SearchEvents} from './events';
import type {SavedSearches} from './createSavedSearches';
import type {FacetFilters} from '../types';
import type {SearchClient, SearchResult, StoredHit} from './types';
import {groupHits} from './groupHits';
import type {Modifiers} from '../../client/links/isPlainClick';
import {takeLatest} from './takeLatest';
import {isBlank, NO_ANSWER, type SearchAnswer} from './searchState';
import {RESULTS_PREFIX, SOURCE, type SourceItem} from './sourceItem';
import {createSuggestions} from './suggestions';

export interface CreateSourcesOptions {
  readonly client: SearchClient;
  readonly saved: SavedSearches;
  /** What is offered before the reader types, below the saved searches. */
  readonly startLinks?: readonly StoredHit[];
  readonly indexName: string;
  readonly facetFilters?: FacetFilters;
  readonly maxResultsPerGroup: number;
  /** Asked at each request: the reader may have turned the device. */
  readonly isNarrow: () => boolean;
  /** Told of what is shown and chosen; with it, clicks can be told from the answer (`clickAnalytics`). */
  readonly events?: SearchEvents;
  readonly onSelect: (hit: StoredHit, modifiers: Modifiers) => void;
}

export interface LoadedSources {
  readonly sources: AutocompleteSource<SourceItem>[];
  readonly answer: SearchAnswer;
}

/**
 * What the panel lists for a query: the saved searches and the start links for none, the grouped hits for any other.
 * The returned function never rejects, because the core would erase the error and leave the
 * rejection unhandled; a failure is part of the answer instead.
 */
export function createSources(
  options: CreateSourcesOptions,
): (query: string) => Promise<LoadedSources> {
  const {client, saved, startLinks = [], indexName, facetFilters, maxResultsPerGroup} = options;
  const {isNarrow, events} = options;
  const suggestions = createSuggestions();

  function source(sourceId: string, items: SourceItem[]): AutocompleteSource<SourceItem> {
    return {
      sourceId,
      getItems: () => items,
      getItemUrl: ({item}) => item.hit.url,
      onSelect: ({item, event}) => options.onSelect(item.hit, event),
    };
  }

  function startSources(query: string): LoadedSources {
    const toItems = (hits: readonly StoredHit[]) => hits.map(hit => ({hit, isChild: false}));
    return {
      sources: [
        source(SOURCE.recent, toItems(saved.recent())),
        source(SOURCE.favorites, toItems(saved.favorites())),
        source(SOURCE.startLinks, toItems(startLinks)),
      ],
      answer: {...NO_ANSWER, query},
    };
  }

  function resultSources(query: string, result: SearchResult): LoadedSources {
    const {hits} = result;
    const groups = groupHits(hits, maxResultsPerGroup);
    suggestions.learn(groups.map(({label}) => label));
    return {
      sources: groups.map((group, number) =>
        source(`${RESULTS_PREFIX}${indexName}_${number}`, [...group.hits]),
      ),
      answer: {
        query,
        nbHits: result.nbHits,
        hits,
        queryID: result.queryID,
        error: null,
        suggestions: hits.length > 0 ? [] : suggestions.suggest(result.suggestions ?? []),
      },
    };
  }

  let underWay: AbortController | undefined;

  return takeLatest(async query => {
    underWay?.abort();
    underWay = new AbortController();
    const {signal} = underWay;
    if (isBlank(query)) {
      return startSources(query);
    }
    try {
      const request = createSearchRequest({
        indexName,
        query,
        facetFilters,
        insights: events !== undefined,
        isNarrow: isNarrow(),
      });
      const [result] = (await client.search([request], signal)).results;
      if (!result) {
        throw new SearchError({kind: 'deserialization', message: 'The answer holds no results.'});
      }
      return resultSources(query, result);
    } catch (error) {
      return {sources: [], answer: {...NO_ANSWER, query, error: toSearchError(error)}};
    }
  });
}
