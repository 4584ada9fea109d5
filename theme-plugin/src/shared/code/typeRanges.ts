/**
 * A piece of typed code that is left out when the reader chose JavaScript, by offsets in the code
 * without magic comments. With `isSpace` a space takes its place, where lines are joined.
 */
export interface TypeRange {
  readonly start: number;
  readonly end: number;
  readonly isSpace: boolean;
}

const TYPES = /(?:^|\s)types=(?<list>[\d.,s]+)(?=\s|$)/;

/**
 * Reads `types=12.5,3.8s` behind the fence: characters to keep, then characters to leave out, and so
 * on; `s` puts a space in their place. Undefined where the code has no JavaScript form.
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

/** What stands behind the fence for these ranges, which follow each other. */
export function writeTypeRanges(ranges: readonly TypeRange[]): string {
  const entries = ranges.map(
    ({start, end, isSpace}, index) =>
      `${start - (ranges[index - 1]?.end ?? 0)}.${end - start}${isSpace ? 's' : ''}`,
  );
  return `types=${entries.join(',')}`;
}
