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

/** What a check says about the reader's code. */
export interface CheckSentences {
  /** If it passes. */
  readonly says: string;
  /** If it doesn't. */
  readonly otherwise: string;
}

/** What judges the reader's solution to an exercise. */
export interface Checks {
  /**
   * A module whose default export is a list of `{holds: () => boolean | Promise<boolean>}`, and below it the files that
   * only the module imports.
   */
  readonly files: readonly SampleFile[];
  /** The sentences of each check, in the order of that list. */
  readonly sentences: readonly CheckSentences[];
}

/** A block that can be edited and run, with the files that it imports. */
export interface Sample {
  /** The block itself comes first. */
  readonly files: readonly SampleFile[];
  /** Whether the block has a title, so that its imports are relative to its folder and not to the project. */
  readonly isTitled: boolean;
  /** If the block is an exercise. It then has a title, which the checks import. */
  readonly checks?: Checks;
}
