import type {SiteSearch} from '@site/theme-plugin/search/src/ui/hooks/useSiteSearch';
import type {StorageSlot} from '@site/theme-plugin/search/src/session/safeStorage';
import type {HitType} from '@site/theme-plugin/search/src/types';
import type {
  SearchClient,
  SearchHit,
  SearchQuery,
  SearchResult,
} from '@site/theme-plugin/search/src/SearchClient';

/** A hit. Its path becomes lvl0, lvl1, and so on. */
export function hit(type: HitType, url: string, ...way: string[]): SearchHit {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null] = way;
  return {
    objectID: `${type}:${url}`,
    url,
    type,
    content: type === 'content' ? `Text of ${url}` : null,
    hierarchy: {lvl0, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null},
  };
}

/** A site's search that a client answers. */
export const siteOf = (client: SearchClient, more: Partial<SiteSearch> = {}): SiteSearch => ({
  client,
  events: undefined,
  indexName: 'docs',
  filters: undefined,
  versions: [],
  maxResultsPerGroup: 5,
  getMissingResultsUrl: undefined,
  searchPageUrl: undefined,
  ...more,
});

/** A query as the dialog sends it. */
export const queryOf = (query: string, more: Partial<SearchQuery> = {}): SearchQuery => ({
  query,
  page: 0,
  snippetWords: 10,
  ...more,
});

export const result = (...hits: SearchHit[]): SearchResult => ({hits, nbHits: hits.length});

/** A storage slot in memory. */
export function memorySlot(value: string | null = null): StorageSlot & {value: string | null} {
  const slot = {
    value,
    get: () => slot.value,
    set: (next: string) => {
      slot.value = next;
    },
  };
  return slot;
}

export interface PendingRequest {
  /** Aborted when the answer is no longer awaited. */
  readonly signal: AbortSignal | undefined;
  readonly query: SearchQuery;
  readonly answer: (result: SearchResult) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** Waits until all pending promises are settled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
}

/** A client that answers when the test tells it to. */
export function manualClient(): SearchClient & {readonly pending: PendingRequest[]} {
  const pending: PendingRequest[] = [];
  return {
    pending,
    warm: () => {},
    search: (query, signal) =>
      new Promise<SearchResult>((resolve, reject) => {
        pending.push({
          query,
          signal,
          answer: async answered => {
            resolve(answered);
            await settle();
          },
          fail: async error => {
            reject(error);
            await settle();
          },
        });
      }),
  };
}

/** A client that answers right away: with hits whose URL contains the query, or with an error. */
export function instantClient(hits: readonly SearchHit[]): SearchClient & {
  failure: Error | undefined;
  readonly queries: SearchQuery[];
} {
  const client = {
    failure: undefined as Error | undefined,
    queries: [] as SearchQuery[],
    warm: () => {},
    async search(searched: SearchQuery): Promise<SearchResult> {
      client.queries.push(searched);
      if (client.failure) {
        throw client.failure;
      }
      return {
        ...result(...hits.filter(({url}) => url.includes(searched.query))),
        suggestions: ['Guides', 'API', 'FAQ', 'Tutorials'],
      };
    },
  };
  return client;
}
