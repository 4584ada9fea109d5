/**
 * Part of typed code that is left out when the reader chose JavaScript, as offsets in the code without magic
 * comments. If `isSpace` is true, a space replaces it, because it joined two lines.
 */
export interface TypeRange {
  readonly start: number;
  readonly end: number;
  readonly isSpace: boolean;
}

/**
 * Reads a list such as `12.5,3.8s`: a number of characters to keep, then a number to leave out, and so on; `s` replaces them
 * with a space.
 */
export function readTypeRanges(list = ''): TypeRange[] {
  let position = 0;
  return list
    .split(',')
    .filter(Boolean)
    .map(entry => {
      const [kept = 0, leftOut = 0] = entry.replace('s', '').split('.').map(Number);
      const start = position + kept;
      position = start + leftOut;
      return {start, end: position, isSpace: entry.endsWith('s')};
    });
}

/** The inverse of `readTypeRanges`. The ranges have to be sorted. */
export function writeTypeRanges(ranges: readonly TypeRange[]): string {
  return ranges
    .map(
      ({start, end, isSpace}, index) =>
        `${start - (ranges[index - 1]?.end ?? 0)}.${end - start}${isSpace ? 's' : ''}`,
    )
    .join(',');
}
