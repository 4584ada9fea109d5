import type {SearchQuery, SearchResult} from '../SearchClient';
import type {SearchErrorData} from '../SearchError';

/** What a search client is asked, as data. */
export type SearchTask =
  | {readonly kind: 'search'; readonly query: SearchQuery}
  | {readonly kind: 'excerpt'; readonly section: number};

/** The answer to a task: hits to `search`, a text to `excerpt`. */
export type TaskAnswer = SearchResult | string;

/** What the page sends to the worker. The first message must be `open`. */
export type PageMessage =
  | {readonly kind: 'open'; readonly indexUrl: string}
  | {readonly kind: 'warm'}
  | {readonly kind: 'task'; readonly id: number; readonly task: SearchTask}
  /** Nobody waits for the answer to this task anymore. */
  | {readonly kind: 'cancel'; readonly id: number};

/** What the worker sends to the page; `id` is that of the task. */
export type WorkerMessage =
  | {readonly kind: 'answer'; readonly id: number; readonly answer: TaskAnswer}
  | {readonly kind: 'failure'; readonly id: number; readonly error: SearchErrorData};
