/** What observers know of a page's headings. */
export interface SeenHeadings {
  /** Ids of the headings above the line below the navbar. */
  readonly above: ReadonlySet<string>;
  /** The page is scrolled to its end. */
  readonly atEnd: boolean;
  /** Id in the page's address, or the empty string. */
  readonly target: string;
}

/**
 * The heading that the reader is at: the last one above the line. At the page's end the headings of
 * short last sections cannot get there; then it is the one that the address names, or the last. A page
 * that fits into the viewport is at its end from the start: there it is only the one in the address.
 */
export function currentHeading(
  ids: readonly string[],
  {above, atEnd, target}: SeenHeadings,
): string | undefined {
  const last = ids.findLastIndex(id => above.has(id));
  if (!atEnd) {
    return ids[last];
  }
  const chosen = ids.indexOf(target);
  if (chosen > last) {
    return ids[chosen];
  }
  return last < 0 ? undefined : ids.at(-1);
}
