/** A part of a tutorial's app. */
export interface Part {
  series: string;
  part: number;
}

/** A part of a tutorial's app, or the project of a guide. For a guide, `series` is `guides` and `part` is its name. */
export interface Snapshot {
  series: string;
  part: number | string;
}
