import type {FacetFilters, Hierarchy, HitType, Level} from '../types';

/** A text with its matches between `<mark>` and `</mark>`; it is text, never HTML. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

/** The marked texts of a hit, in the shape in which hosted indexes answer. */
export interface MarkedFields {
  readonly content?: MarkedText;
  readonly hierarchy?: Readonly<Partial<Record<Level, MarkedText>>>;
}

/** What is kept of a hit in the browser's storage: the hit without its marked texts. */
export interface StoredHit {
  /** Stable over rebuilds: see `objectId`. */
  readonly objectID: string;
  /** Where it leads, with the site's base URL and the section's anchor. */
  readonly url: string;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
}

/** A search hit. */
export interface SearchHit extends StoredHit {
  /** Number of its section in our own index, for `SearchRequest.section`; hits of hosted indexes have none. */
  readonly section?: number;
  readonly _highlightResult?: MarkedFields;
  readonly _snippetResult?: MarkedFields;
}

/** One query, in the shape of `POST 1/indexes/*` + `/queries`. */
export interface SearchRequest {
  readonly indexName: string;
  readonly query: string;
  /** Asks our own index for the beginning of a section's text in place of hits. */
  readonly section?: number;
  readonly params: SearchParams;
}

export interface SearchParams {
  readonly attributesToRetrieve: readonly string[];
  /** `attribute:words`. */
  readonly attributesToSnippet: readonly string[];
  readonly snippetEllipsisText: string;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly hitsPerPage: number;
  /** Which `hitsPerPage` hits, from 0; absent: the first ones. */
  readonly page?: number;
  readonly clickAnalytics: boolean;
  /** Which language and which versions of the docs; absent: all. */
  readonly facetFilters?: FacetFilters;
}

/** The answer to one request. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** How many there are, of which `hits` holds the first. */
  readonly nbHits: number;
  readonly queryID?: string;
  /** What `SearchRequest.section` asked for. */
  readonly text?: string;
  /** Names worth searching for when there are no hits; only our own index knows any. */
  readonly suggestions?: readonly string[];
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** The one seam between the modal and whatever answers it. */
export interface SearchClient {
  /**
   * Answers all requests, in their order.
   *
   * @param signal aborted when nobody waits for the answer anymore: nothing more is fetched for it, and
   * it may be empty
   * @throws {SearchError} rejects with nothing else
   */
  search(requests: readonly SearchRequest[], signal?: AbortSignal): Promise<SearchResponse>;
  /** Starts to load what the first answer will need. Never throws: the search itself will report. */
  warm(): void;
  /** On the development server: what it finds is as old as the last build. */
  readonly isOfLastBuild?: boolean;
}

/** `stalled` is `loading` that takes long. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export type SearchScreen = 'start' | 'results' | 'none' | 'error';
