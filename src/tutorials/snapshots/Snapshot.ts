/** A part of a tutorial's app. */
export interface Part {
  series: string;
  part: number;
}

/** A part of a tutorial's app, or a project of a guide: the part of the series `guides` is its name. */
export interface Snapshot {
  series: string;
  part: number | string;
}
