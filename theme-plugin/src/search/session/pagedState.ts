import type {SearchError} from './errors';
import type {SearchHit, SearchScreen, SearchStatus} from './types';

/** Everything that the search page shows of a search. A new object at each change, never mutated. */
export interface PagedState {
  /** What was searched for last; the hits stay those of the query before until the answer is in. */
  readonly query: string;
  readonly status: SearchStatus;
  readonly screen: SearchScreen;
  /** The hits in the portions in which they came, so that no later one moves those before it. */
  readonly portions: readonly (readonly SearchHit[])[];
  readonly nbHits: number;
  readonly hasMore: boolean;
  readonly error: SearchError | null;
  readonly suggestions: readonly string[];
}

export const NOTHING_SEARCHED: PagedState = {
  query: '',
  status: 'idle',
  screen: 'start',
  portions: [],
  nbHits: 0,
  hasMore: false,
  error: null,
  suggestions: [],
};

/** How many hits are shown. */
export function countHits({portions}: PagedState): number {
  return portions.reduce((sum, hits) => sum + hits.length, 0);
}
