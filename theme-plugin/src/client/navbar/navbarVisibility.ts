/** A scroll step, in CSS pixels. */
export interface ScrollStep {
  readonly from: number;
  readonly to: number;
  /** Height of the navbar. */
  readonly barHeight: number;
  /** The farthest that the page scrolls. */
  readonly end: number;
}

/** Steps shorter than this say nothing about where the reader is heading. */
const SMALLEST_STEP = 4;

/**
 * Whether the navbar hides after a scroll step: on the way down it does, on the way up it returns.
 * Near the top it always shows, and a page that bounces back from its end changes nothing.
 *
 * @param wasHidden - what holds where the step says nothing
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
