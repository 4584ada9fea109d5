/**
 * Part of typed code that is left out when the reader chose JavaScript, as offsets in the code without magic
 * comments. If `isSpace` is true, a space replaces it, because it joined two lines.
 */
export interface TypeRange {
  readonly start: number;
  readonly end: number;
  readonly isSpace: boolean;
}

const TYPES = /(?:^|\s)types=(?<list>[\d.,s]+)(?=\s|$)/;

/**
 * Reads `types=12.5,3.8s` from the metastring: a number of characters to keep, then a number to leave out, and
 * so on; `s` replaces them with a space. Undefined if the code has no JavaScript form.
 */
export function readTypeRanges(metastring = ''): TypeRange[] | undefined {
  let position = 0;
  return TYPES.exec(metastring)
    ?.groups?.list?.split(',')
    .map(entry => {
      const [kept = 0, leftOut = 0] = entry.replace('s', '').split('.').map(Number);
      const start = position + kept;
      position = start + leftOut;
      return {start, end: position, isSpace: entry.endsWith('s')};
    });
}

/** The inverse of `readTypeRanges`. The ranges have to be sorted. */
export function writeTypeRanges(ranges: readonly TypeRange[]): string {
  const entries = ranges.map(
    ({start, end, isSpace}, index) =>
      `${start - (ranges[index - 1]?.end ?? 0)}.${end - start}${isSpace ? 's' : ''}`,
  );
  return `types=${entries.join(',')}`;
}
