import type {SearchQuery, SearchResult} from '../SearchClient';
import type {SearchErrorData} from '../SearchError';

/** What the page sends to the worker. The first message must be `open`. */
export type PageMessage =
  | {readonly kind: 'open'; readonly indexUrl: string}
  | {readonly kind: 'warm'}
  | {readonly kind: 'search'; readonly id: number; readonly query: SearchQuery}
  /** Nobody waits for the answer to this search anymore. */
  | {readonly kind: 'cancel'; readonly id: number};

/** What the worker sends to the page; `id` is that of the search. */
export type WorkerMessage =
  | {readonly kind: 'answer'; readonly id: number; readonly answer: SearchResult}
  | {readonly kind: 'failure'; readonly id: number; readonly error: SearchErrorData};
