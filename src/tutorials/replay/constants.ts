/**
 * Parts whose pages can't be followed to the letter yet. Their faults are reported but don't count. A part that passes
 * has to be removed from this list.
 */
export const NOT_YET_HELD: readonly string[] = [];

/** How long a walk waits for an expected change, in seconds. The apps delay some actions by three seconds. */
export const PATIENCE_S = 10;
