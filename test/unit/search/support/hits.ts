import type {StorageSlot} from '../../../../theme-plugin/src/search/session/safeStorage';
import type {HitType} from '../../../../theme-plugin/src/search/types';
import type {
  SearchClient,
  SearchHit,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from '../../../../theme-plugin/src/search/session/types';

/** A hit; its way is lvl0, lvl1 and so on. */
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

export const result = (...hits: SearchHit[]): SearchResult => ({hits, nbHits: hits.length});

/** A storage key that only remembers. */
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
  /** Aborted when the answer is not waited for anymore. */
  readonly signal: AbortSignal | undefined;
  readonly request: SearchRequest;
  readonly answer: (result: SearchResult) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

/** Lets everything happen that only waits for promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
  }
}

/** A client that answers when the test says so. */
export function manualClient(): SearchClient & {readonly pending: PendingRequest[]} {
  const pending: PendingRequest[] = [];
  return {
    pending,
    warm: () => {},
    search: ([request], signal) =>
      new Promise<SearchResponse>((resolve, reject) => {
        if (request) {
          pending.push({
            request,
            signal,
            answer: async answered => {
              resolve({results: [answered]});
              await settle();
            },
            fail: async error => {
              reject(error);
              await settle();
            },
          });
        }
      }),
  };
}

/** A client that answers at once: with hits whose url holds the query, or an error. */
export function instantClient(hits: readonly SearchHit[]): SearchClient & {
  failure: Error | undefined;
  readonly requests: SearchRequest[];
  textOf: (section: number) => string;
} {
  const client = {
    failure: undefined as Error | undefined,
    requests: [] as SearchRequest[],
    textOf: (section: number) => `Text of section ${section}`,
    warm: () => {},
    async search(requests: readonly SearchRequest[]): Promise<SearchResponse> {
      client.requests.push(...requests);
      if (client.failure) {
        throw client.failure;
      }
      return {
        results: requests.map(({query, section}) => ({
          ...result(...hits.filter(({url}) => url.includes(query))),
          ...(section !== undefined && {text: client.textOf(section)}),
          suggestions: ['Guides', 'API', 'FAQ', 'Tutorials'],
        })),
      };
    },
  };
  return client;
}
