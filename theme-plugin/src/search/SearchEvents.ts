import type {StoredHit} from './SearchClient';

/**
 * Analytics events, for sites that want them. No method throws or blocks, so search works the same with or
 * without analytics.
 */
export interface SearchEvents {
  /** These hits are shown. */
  viewed(hits: readonly StoredHit[]): void;
  /** The reader chose a hit. */
  selected(choice: SearchChoice): void;
  /** The reader came to a hit, by arrow key or pointer. */
  active(hit: StoredHit): void;
}

interface SearchChoice {
  readonly hit: StoredHit;
  /** Its place in the whole answer, from 1. */
  readonly position: number;
  /** Of the answer that it was in. */
  readonly queryID: string | undefined;
}
