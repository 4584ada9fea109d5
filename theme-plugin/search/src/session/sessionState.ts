import type {SearchHit} from '../SearchClient';
import type {SearchError} from '../SearchError';

/** `stalled` means that loading is taking long. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

type SearchScreen = 'start' | 'results' | 'none' | 'error';

/** The results of a query so far. */
export interface SearchAnswer {
  readonly query: string;
  /** The hits by portion, so that a later portion doesn't move the ones before it. */
  readonly portions: readonly (readonly SearchHit[])[];
  readonly nbHits: number;
  readonly hasMore: boolean;
  readonly error: SearchError | null;
  readonly suggestions: readonly string[];
}

/** Every change makes a new object. */
export interface SessionState {
  /** The latest query. */
  readonly query: string;
  readonly status: SearchStatus;
  /** The results to show. They stay until the next answer arrives. */
  readonly screen: SearchScreen;
  /** The latest answer, which may be to the previous query. */
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

/** Whether there's nothing to search for. */
export function isBlank(query: string): boolean {
  return query.trim() === '';
}
