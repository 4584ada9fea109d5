/**
 * How long a part of the page takes to open or close, in milliseconds, by the height it moves in CSS
 * pixels: a long list moves faster than a short one, yet takes longer. The rule is Material Design's for
 * dynamic durations, the one that theme-common's Collapsible follows.
 */
export function collapseDuration(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}
