/** A check of the project. */
export interface Step {
  /** Name for `--only`. */
  readonly name: string;
  /** Program and arguments. Programs in node_modules/.bin are found by name. */
  readonly command: readonly string[];
  /** The test runner whose report says how many tests ran. Any other command counts as one test. */
  readonly counts?: 'jest' | 'vitest' | 'playwright';
  /** The step without which this one can't run. */
  readonly needs?: string;
  /**
   * Folders and files that the step doesn't read, by their paths from the root. The step is skipped if only these have
   * changed, even if the build reads them. All other files count as inputs, so an overlooked file can cause an unnecessary run, but never a missing
   * one.
   */
  readonly ignores?: readonly string[];
  /** Files and folders in what it `ignores` that it does read. */
  readonly reads?: readonly string[];
  /**
   * Whether it can be restricted to articles. If only the text of articles below their front matter has changed, it runs
   * with their paths in the variable `ARTICLES`, separated by commas.
   */
  readonly perArticle?: true;
  /** Variables for its command. */
  readonly env?: Readonly<Record<string, string>>;
  /** Flag with which the command ignores its own record of what has passed. */
  readonly fresh?: string;
  /** Command that repeats failed files, whose names are appended. By default, `npm test -- --only` repeats the step. */
  readonly repeat?: string;
  /** Command that fixes what the step finds. */
  readonly mend?: string;
  /** Whether it keeps all cores busy, so that nothing else should run in parallel. */
  readonly alone?: true;
}
