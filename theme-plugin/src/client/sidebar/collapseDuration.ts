/**
 * How long a part of the page takes to open or close, in milliseconds, by its height in CSS pixels: a long
 * list moves faster than a short one, but takes longer. The formula is Material Design's for dynamic
 * durations, which theme-common's Collapsible uses as well.
 */
export function collapseDuration(height: number): number {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}
