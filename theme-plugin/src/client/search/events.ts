import type {StoredHit} from './types';

/**
 * "Optional analytics events (items viewed, selected, active)" (specification, section 7). No method
 * throws or waits: whether anybody listens is none of the search's business.
 */
export interface SearchEvents {
  /** These hits are shown. */
  viewed(hits: readonly StoredHit[]): void;
  /** The reader chose a hit. */
  selected(choice: SearchChoice): void;
  /** The reader came to a hit, by arrow key or pointer. */
  active(hit: StoredHit): void;
}

export interface SearchChoice {
  readonly hit: StoredHit;
  /** Its place in the whole answer, from 1. */
  readonly position: number;
  /** Of the answer that it was in. */
  readonly queryID: string | undefined;
}
