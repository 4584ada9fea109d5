import type {SearchHit} from '../SearchClient';
import type {SearchError} from '../SearchError';

/** `stalled` is `loading` that takes long. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

export type SearchScreen = 'start' | 'results' | 'none' | 'error';

/** What came of a query so far. */
export interface SearchAnswer {
  readonly query: string;
  /** The hits in the portions in which they came, so that no later one moves those before it. */
  readonly portions: readonly (readonly SearchHit[])[];
  readonly nbHits: number;
  readonly hasMore: boolean;
  readonly error: SearchError | null;
  readonly suggestions: readonly string[];
}

/** A new object at each change, never mutated. */
export interface SessionState {
  /** What was searched for last. */
  readonly query: string;
  readonly status: SearchStatus;
  /** What to show; it stays until the next answer is in. */
  readonly screen: SearchScreen;
  /** The newest answer, which may be that to the query before. */
  readonly answer: SearchAnswer;
}

export const NO_ANSWER: SearchAnswer = {
  query: '',
  portions: [],
  nbHits: 0,
  hasMore: false,
  error: null,
  suggestions: [],
};

export const NOTHING_SEARCHED: SessionState = {
  query: '',
  status: 'idle',
  screen: 'start',
  answer: NO_ANSWER,
};

/** Nothing to search for. */
export function isBlank(query: string): boolean {
  return query.trim() === '';
}
