/** A scroll step, in CSS pixels. */
export interface ScrollStep {
  readonly from: number;
  readonly to: number;
  /** Height of the navbar. */
  readonly barHeight: number;
  /** The farthest that the page scrolls. */
  readonly end: number;
}

/** Shorter steps don't show in which direction the reader wants to scroll. */
const SMALLEST_STEP = 4;

/**
 * Whether the navbar is hidden after a scroll step: it hides on the way down and returns on the way up. Near
 * the top, it's always visible. When a page bounces back from its end, nothing changes.
 *
 * @param wasHidden - the result if the step is inconclusive
 */
export function hidesAfter({from, to, barHeight, end}: ScrollStep, wasHidden: boolean): boolean {
  if (to < barHeight) {
    return false;
  }
  if (Math.abs(to - from) < SMALLEST_STEP || from > end) {
    return wasHidden;
  }
  return to > from;
}
