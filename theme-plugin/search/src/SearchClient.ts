import type {StoredDocSearchHit} from '@docsearch/react';
import type {SearchResponse} from 'algoliasearch/lite';
import type {Hierarchy, HitType, Level} from './types';

/**
 * The part of a hit that the browser's storage keeps: everything but its marked texts. Its `objectID` stays
 * the same when the site is rebuilt, and its `url` includes the base URL and the section's anchor.
 */
export interface StoredHit extends Readonly<
  Pick<StoredDocSearchHit, 'objectID' | 'url' | 'content'>
> {
  readonly type: HitType;
  readonly hierarchy: Hierarchy;
}

/**
 * A search hit. Marked texts have their matches between `<mark>` and `</mark>`. Anything else in them is text,
 * never HTML.
 */
export interface SearchHit extends StoredHit {
  /** The names in the hierarchy, marked. */
  readonly markedHierarchy?: Readonly<Partial<Record<Level, string>>>;
  /**
   * What the row shows of the section's text, marked: words around a match or, for a heading, from the beginning.
   * A heading of a hosted index has none.
   */
  readonly excerpt?: string;
}

/** Limits a search to sections in one language and in any of these versions of the docs. */
export interface SearchFilters {
  readonly language: string;
  /** For example `docs-default-current`. A page without a tag belongs to every version. */
  readonly tags: readonly string[];
}

export interface SearchQuery {
  readonly query: string;
  /** Which portion of `HITS_PER_PAGE` hits to return, starting at 0. */
  readonly page: number;
  readonly snippetWords: number;
  /** If it's missing, all sections are searched. */
  readonly filters?: SearchFilters;
}

export interface SearchResult extends Readonly<Pick<SearchResponse, 'queryID'>> {
  readonly hits: readonly SearchHit[];
  /** Total number of hits. */
  readonly nbHits: NonNullable<SearchResponse['nbHits']>;
  /** Other searches to suggest if there are no hits. Only the site's own index knows any. */
  readonly suggestions?: readonly string[];
}

/** The only interface between a search session and what answers it. */
export interface SearchClient {
  /**
   * @param signal - aborted once nobody needs the answer anymore. Nothing more is fetched for it then, and
   * the answer may be empty.
   * @throws {SearchError} rejects with nothing else
   */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult>;
  /**
   * Starts loading what the first search needs. It never throws, because the search itself will report any
   * failure.
   */
  warm(): void;
  /** Whether the index is that of the last build, and may be out of date. Only on the development server. */
  readonly isOfLastBuild?: boolean;
}
