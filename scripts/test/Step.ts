/** One check of the project. */
export interface Step {
  /** What `--only` calls it. */
  readonly name: string;
  /** Program and arguments. Programs of node_modules/.bin are found by name. */
  readonly command: readonly string[];
  /** Whose report tells how many tests ran. Any other command counts as one. */
  readonly counts?: 'jest' | 'vitest' | 'playwright';
  /** The step without which this one can't run. */
  readonly needs?: string;
  /**
   * Folders and files that it doesn't read, by their paths from the root: the step isn't repeated when only these have
   * changed. Anything else counts, so that a file that nobody thought of runs a step once too often, never too seldom.
   */
  readonly ignores?: readonly string[];
  /** Command to which the names of failed files are added. Without one, `npm test -- --only` repeats it. */
  readonly repeat?: string;
  /** Command that mends what the step finds. */
  readonly mend?: string;
  /** Whether it keeps every core busy on its own, so that nothing should run beside it. */
  readonly alone?: true;
}
