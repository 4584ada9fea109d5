import {locateExcerpt, type Located} from '../../../samples/excerpts/locateExcerpt';

/** A line that stands for left-out ones. */
const GAP = '// …';

/**
 * Looks for the lines of a block in a file. Behind a line that the file doesn't have, the search goes on.
 *
 * @param lines - of the file
 * @returns with the first line that isn't found
 */
export function locateLines(code: readonly string[], lines: readonly string[]): Located {
  const first = locateExcerpt([...code], [...lines]);
  const rest = [...code];
  let located = first;
  while (located.miss) {
    rest[located.miss.index] = GAP;
    located = locateExcerpt(rest, [...lines]);
  }
  return {...located, ...(first.miss ? {miss: first.miss} : {})};
}
