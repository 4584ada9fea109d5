import type {StoredHit} from './SearchClient';

/**
 * Analytics events, for sites that want them. No method throws or blocks, so search works the same with or
 * without analytics.
 */
export interface SearchEvents {
  /** Hits were shown. */
  viewed(hits: readonly StoredHit[]): void;
  /** The reader chose a hit. */
  selected(choice: SearchChoice): void;
  /** The reader reached a hit with an arrow key or the pointer. */
  active(hit: StoredHit): void;
}

interface SearchChoice {
  readonly hit: StoredHit;
  /** The hit's position in the whole answer, starting at 1. */
  readonly position: number;
  /** ID of the answer that the hit was in. */
  readonly queryID: string | undefined;
}
