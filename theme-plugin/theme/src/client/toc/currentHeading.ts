/** What the observers know about a page's headings. */
export interface SeenHeadings {
  /** IDs of the headings above where a jump leads to, which is below the navbar. */
  readonly above: ReadonlySet<string>;
  /** IDs of the headings above where a reader looks next, about a third of the way down. */
  readonly near: ReadonlySet<string>;
  /** Whether the page is scrolled to its end. */
  readonly atEnd: boolean;
  /** ID in the page's address; '' if there is none. */
  readonly target: string;
}

/**
 * The current heading: the first one between the navbar and where the reader looks next. If there's none, it's the last one
 * above, or the first on the page. At the page's end, the headings of short last sections
 * can't get there, so it's the one in the address, or else the last. A page that fits into the viewport is at
 * its end from the start, so there it's only the one in the address.
 */
export function currentHeading(
  ids: readonly string[],
  {above, near, atEnd, target}: SeenHeadings,
): string | undefined {
  const last = ids.findLastIndex(id => above.has(id));
  if (!atEnd) {
    const next = ids[last + 1];
    return next !== undefined && near.has(next) ? next : ids[Math.max(last, 0)];
  }
  const chosen = ids.indexOf(target);
  if (chosen > last) {
    return ids[chosen];
  }
  return last < 0 ? undefined : ids.at(-1);
}
