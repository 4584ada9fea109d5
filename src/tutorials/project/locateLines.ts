import {locateExcerpt, type Located} from '../../samples/excerpts/locateExcerpt';

/** A line that stands for omitted lines. */
const OMISSION = '// …';

/**
 * Looks for the lines of a block in a file. After a line that the file doesn't contain, the search continues.
 *
 * @param lines - lines of the file
 * @returns what was found, and the first line that wasn't
 */
export function locateLines(code: readonly string[], lines: readonly string[]): Located {
  const first = locateExcerpt(code, lines);
  const rest = [...code];
  let located = first;
  while (located.mismatch) {
    rest[located.mismatch.index] = OMISSION;
    located = locateExcerpt(rest, lines);
  }
  return {...located, ...(first.mismatch ? {mismatch: first.mismatch} : {})};
}
