/** A file of a sample. */
export interface SampleFile {
  /** Path in the project, such as `src/app/store.ts`. */
  readonly name: string;
  /** What the reader sees and edits. */
  readonly text: string;
  /** Lines above and below the text that run, too, but that the page doesn't show. */
  readonly before?: string;
  readonly after?: string;
}

/** A block that can be edited and run, with the files that it imports. */
export interface Sample {
  /** The block itself comes first. */
  readonly files: readonly SampleFile[];
  /** Whether the block has a title, so that its imports are relative to its folder and not to the project. */
  readonly isTitled: boolean;
}
