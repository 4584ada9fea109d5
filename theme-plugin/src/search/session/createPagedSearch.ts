import {createSearchRequest} from '../hosted/searchRequest';
import {STALL_THRESHOLD_MS} from './constants';
import {createSuggestions} from './suggestions';
import {isBlank} from './searchState';
import {SearchError, toSearchError} from './errors';
import type {SearchEvents} from './events';
import type {FacetFilters} from '../types';
import type {SearchClient, SearchHit, SearchResult} from './types';
import {countHits, NOTHING_SEARCHED, type PagedState} from './pagedState';

export interface PagedSearchOptions {
  readonly client: SearchClient;
  readonly indexName: string;
  readonly facetFilters?: FacetFilters;
  /** Told of what is shown and chosen. "Click analytics are on only when insights are enabled." */
  readonly events?: SearchEvents;
  /** Asked at each request: the reader may have turned the device. */
  readonly isNarrow: () => boolean;
}

/** A search whose results are loaded portion by portion. No method throws: failures are in the state. */
export interface PagedSearch {
  getState(): PagedState;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Begins anew, unless this is what was searched for last and its answer is there or on its way. */
  search(query: string): void;
  /** The reader chose a hit. */
  select(hit: SearchHit): void;
  /** Loads the next portion; nothing where there is none, or where one is on its way. */
  more(): void;
  /** Asks once more for what failed. */
  retry(): void;
}

/**
 * The behavior of the search page, apart from any framework. An answer that comes late, when
 * something else was searched for meanwhile, is dropped.
 */
export function createPagedSearch(options: PagedSearchOptions): PagedSearch {
  const {client, indexName, facetFilters, events, isNarrow} = options;
  const listeners = new Set<() => void>();
  const suggestions = createSuggestions();
  let state = NOTHING_SEARCHED;
  /** Of each portion, for the events. */
  let queryIDs: readonly (string | undefined)[] = [];
  let generation = 0;
  let underWay: AbortController | undefined;

  function update(change: Partial<PagedState>): void {
    state = {...state, ...change};
    listeners.forEach(listener => listener());
  }

  function startAnew(): void {
    generation += 1;
    underWay?.abort();
  }

  async function load(query: string, page: number): Promise<SearchResult> {
    const request = createSearchRequest({
      indexName,
      query,
      facetFilters,
      insights: events !== undefined,
      isNarrow: isNarrow(),
      page,
    });
    underWay = new AbortController();
    const [result] = (await client.search([request], underWay.signal)).results;
    if (!result) {
      throw new SearchError({kind: 'deserialization', message: 'The answer holds no results.'});
    }
    return result;
  }

  function settle(result: SearchResult, before: PagedState['portions']): void {
    const portions = result.hits.length > 0 ? [...before, result.hits] : before;
    queryIDs = [...queryIDs.slice(0, before.length), result.queryID];
    if (result.hits.length > 0) {
      events?.viewed(result.hits);
    }
    suggestions.learn(result.hits.map(({hierarchy}) => hierarchy.lvl0 ?? ''));
    const next = {...state, portions, nbHits: result.nbHits};
    update({
      ...next,
      status: 'idle',
      screen: portions.length > 0 ? 'results' : 'none',
      // A service may count more than it hands out: an empty portion is the end.
      hasMore: result.hits.length > 0 && countHits(next) < result.nbHits,
      suggestions: portions.length > 0 ? [] : suggestions.suggest(result.suggestions ?? []),
    });
  }

  async function ask(query: string, before: PagedState['portions']): Promise<void> {
    startAnew();
    const own = generation;
    update({query, status: 'loading', error: null});
    const stall = setTimeout(() => {
      if (own === generation) {
        update({status: 'stalled'});
      }
    }, STALL_THRESHOLD_MS);
    try {
      const result = await load(query, before.length);
      if (own === generation) {
        settle(result, before);
      }
    } catch (error) {
      if (own === generation) {
        const screen = before.length > 0 ? 'results' : 'error';
        update({status: 'error', screen, error: toSearchError(error), portions: before});
      }
    } finally {
      clearTimeout(stall);
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search(query) {
      if (isBlank(query)) {
        startAnew();
        update(NOTHING_SEARCHED);
      } else if (query !== state.query || state.status === 'error') {
        void ask(query, []);
      }
    },
    select(hit) {
      const portion = state.portions.findIndex(hits => hits.includes(hit));
      const place = state.portions.flat().indexOf(hit);
      events?.selected({hit, position: place + 1, queryID: queryIDs[portion]});
    },
    more() {
      if (state.hasMore && state.status === 'idle') {
        void ask(state.query, state.portions);
      }
    },
    retry() {
      if (state.status === 'error') {
        void ask(state.query, state.portions);
      }
    },
  };
}
