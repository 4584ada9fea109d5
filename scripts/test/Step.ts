/** A check of the project. */
export interface Step {
  /** Name for `--only`. */
  readonly name: string;
  /** Program and arguments. Programs in node_modules/.bin are found by name. */
  readonly command: readonly string[];
  /** The test runner whose report says how many tests ran. Any other command counts as one test. */
  readonly counts?: 'jest' | 'vitest' | 'playwright' | 'engines';
  /** The step without which this one can't run. */
  readonly needs?: string;
  /**
   * Files and folders that the step doesn't read, as paths from the root. If nothing else has changed, the step is
   * skipped, even if the build reads them. Every other file counts as an input: overlooking one can cause an
   * unnecessary run, but never a missed one.
   */
  readonly ignores?: readonly string[];
  /** Files and folders inside `ignores` that it reads after all. */
  readonly reads?: readonly string[];
  /**
   * Whether it can be limited to articles. If all that has changed is the text of articles below their front matter, it
   * runs with their paths in the `ARTICLES` variable, separated by commas.
   */
  readonly perArticle?: true;
  /** Environment variables for its command. */
  readonly env?: Readonly<Record<string, string>>;
  /** Flag that makes the command ignore its own record of what has passed. */
  readonly fresh?: string;
  /** Command that reruns failed files; their names are appended. By default, `npm test -- --only` reruns the step. */
  readonly repeat?: string;
  /** Command that fixes what the step finds. */
  readonly mend?: string;
  /** Whether it keeps all cores busy and nothing else should run alongside it. */
  readonly alone?: true;
}
