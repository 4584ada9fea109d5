/** A part of a tutorial's app. */
export interface Part {
  series: string;
  part: number;
}

/**
 * A part of a tutorial's app, its starter, or the project of a guide. For a starter, `part` is `starter`; for a guide,
 * `series` is `guides` and `part` is its name.
 */
export interface Snapshot {
  series: string;
  part: number | string;
}
