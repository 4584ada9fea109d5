import type {DocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import type {SearchResponse} from 'algoliasearch/lite';
import type {Hierarchy, HitType, Level} from './types';

/** A text with its matches between `<mark>` and `</mark>`; it is text, never HTML. */
export type MarkedText = Readonly<
  Pick<DocSearchHit['_snippetResult']['content'], 'value' | 'matchLevel'>
>;

/** The marked texts of a hit, in the shape in which hosted indexes answer. */
export interface MarkedFields {
  readonly content?: MarkedText;
  readonly hierarchy?: Readonly<Partial<Record<Level, MarkedText>>>;
}

/**
 * What is kept of a hit in the browser's storage: the hit without its marked texts. Its `objectID` is stable
 * over rebuilds, and its `url` has the site's base URL and the section's anchor.
 */
export interface StoredHit extends Readonly<
  Pick<StoredDocSearchHit, 'objectID' | 'url' | 'content'>
> {
  readonly type: HitType;
  readonly hierarchy: Hierarchy;
}

/** A search hit. */
export interface SearchHit extends StoredHit {
  /** How the text of a heading begins, marked like the titles; hits of hosted indexes have none. */
  readonly lead?: string;
  readonly _highlightResult?: MarkedFields;
  readonly _snippetResult?: MarkedFields;
}

/** Sections in one language, and in any of these versions of the docs. */
export interface SearchFilters {
  readonly language: string;
  /** Such as `docs-default-current`; a page without a tag is in every version. */
  readonly tags: readonly string[];
}

export interface SearchQuery {
  readonly query: string;
  /** Which portion of `HITS_PER_PAGE` hits, from 0. */
  readonly page: number;
  readonly snippetWords: number;
  /** Absent: all sections. */
  readonly filters?: SearchFilters;
}

export interface SearchResult extends Readonly<Pick<SearchResponse, 'queryID'>> {
  readonly hits: readonly SearchHit[];
  /** How many there are in all. */
  readonly nbHits: NonNullable<SearchResponse['nbHits']>;
  /** What to search for instead when there are no hits; only our own index knows any. */
  readonly suggestions?: readonly string[];
}

/** The one seam between the session and whatever answers it. */
export interface SearchClient {
  /**
   * @param signal - aborted when nobody waits for the answer anymore: nothing more is fetched for it,
   * and it may be empty
   * @throws {SearchError} rejects with nothing else
   */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult>;
  /** Starts to load what the first answer will need. Never throws: the search itself will report. */
  warm(): void;
  /** On the development server: what it finds is as old as the last build. */
  readonly isOfLastBuild?: boolean;
}
