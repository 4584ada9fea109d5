import type {LineChange} from './diffLines';

/** The lines of the new state, and the indices shown so far. */
interface Shown {
  lines: readonly string[];
  shown: ReadonlySet<number>;
}

/** @returns indices of the added lines in the new state */
export function addedLines({after, added}: LineChange): number[] {
  return Array.from({length: added}, (_, index) => after + index);
}

/** Returns the added lines that the reader has typed: the lines shown, plus blank lines above or below them. */
export function typedLines(added: number[], {lines, shown}: Shown) {
  const isText = (index: number) => !isBlank(lines[index]);
  return added.filter((index, place) => {
    if (isText(index)) {
      return shown.has(index);
    }
    const beside = [added.slice(0, place).findLast(isText), added.slice(place).find(isText)];
    return (
      beside.every(other => other === undefined) || beside.some(other => shown.has(other ?? -1))
    );
  });
}

/** Returns the runs of added lines that the page hasn't shown. Blank lines don't have to be shown. */
export function missingRuns(
  added: number[],
  {lines, shown}: Shown,
): {first: number; length: number}[] {
  const runs: {first: number; length: number}[] = [];
  let isOpen = false;
  for (const index of added.filter(each => !isBlank(lines[each]))) {
    const run = runs.at(-1);
    if (shown.has(index)) {
      isOpen = false;
    } else if (isOpen && run) {
      run.length = index - run.first + 1;
    } else {
      isOpen = true;
      runs.push({first: index, length: 1});
    }
  }
  return runs;
}

/**
 * Returns the lines that, once shown, tell readers that the change's old lines are gone: the next line and, unless other
 * lines replaced the old ones, the previous line.
 *
 * @param lines - lines of the new state
 * @returns indices of lines
 */
export function neighborsOf({after, added}: LineChange, lines: readonly string[]): number[] {
  const behind = lines.findIndex((line, index) => index >= after && !isBlank(line));
  const ahead = added > 0 ? -1 : lines.slice(0, after).findLastIndex(line => !isBlank(line));
  return [behind, ahead].filter(index => index >= 0);
}

export function isBlank(line: string | undefined) {
  return line === undefined || line.trim() === '';
}
