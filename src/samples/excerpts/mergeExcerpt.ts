import {diffArrays} from 'diff';
import {isGap, splitAtGaps, type Line} from './locateExcerpt';

interface Merged {
  /** The file as the excerpt makes it. */
  lines: string[];
  /** Index of a line of the file → index of its line in the excerpt. */
  origins: Map<number, number>;
  /** The first line of the excerpt that has no place. */
  miss?: {index: number; message: string};
}

/**
 * Puts an excerpt that changes a file into it. What stands between two gaps begins and ends with a line of
 * the file, and takes the place of what is there; above the first gap and below the last one, the ends of the
 * file do as well. Code without gaps is the whole file, unless it begins with a line from the middle of it.
 *
 * @param file - undefined for a new file
 */
export function mergeExcerpt(code: string[], file: string[] | undefined): Merged {
  const segments = splitAtGaps(code);
  if (!file || isWhole(code, file)) {
    return {lines: code, origins: new Map(code.map((_, index) => [index, index]))};
  }
  const merged: Merged = {lines: [], origins: new Map()};
  let cursor = 0;
  for (const segment of segments) {
    const [first, last] = [segment[0], segment.at(-1)];
    const region = first && last && findRegion(segment, file, cursor, endsOf(code, first, last));
    if (!region) {
      const message =
        `what stands between two gaps must begin and end with lines of the file, ` +
        `and "${first?.text}" to "${last?.text}" do not`;
      return {...merged, miss: {index: first?.index ?? 0, message}};
    }
    merged.lines.push(...file.slice(cursor, region.from));
    for (let index = first.index; index <= last.index; index += 1) {
      merged.origins.set(merged.lines.length, index);
      merged.lines.push(code[index] ?? '');
    }
    cursor = region.to;
  }
  merged.lines.push(...file.slice(cursor));
  return merged;
}

function isWhole(code: string[], file: string[]) {
  const [first] = splitAtGaps(code).flat();
  const beginning = file.find(line => line.trim() !== '')?.trim();
  const isInside = file.some(line => line.trim() === first?.text) && first?.text !== beginning;
  return !code.some(isGap) && !isInside;
}

/** Whether a segment stands at an end of the excerpt, with no gap beyond. */
function endsOf(code: string[], first: Line, last: Line) {
  return {
    isTop: !code.slice(0, first.index).some(isGap),
    isBottom: !code.slice(last.index).some(isGap),
  };
}

/**
 * The lines of the file whose place a segment takes: of all that begin and end as it does, those that differ
 * least.
 *
 * @returns `to` is behind the last one
 */
function findRegion(
  segment: Line[],
  file: string[],
  cursor: number,
  {isTop, isBottom}: {isTop: boolean; isBottom: boolean},
): {from: number; to: number} | undefined {
  const wanted = segment.map(({text}) => text);
  const lines = file.map(line => line.trim());
  const starts = placesOf(wanted[0], lines).filter(index => index >= cursor);
  const ends = placesOf(wanted.at(-1), lines).map(index => index + 1);
  const beginnings = starts.length === 0 && isTop ? [0] : starts;
  const endings = ends.some(to => to > cursor) || !isBottom ? ends : [file.length];
  let best: {from: number; to: number; cost: number} | undefined;
  for (const from of beginnings) {
    for (const to of endings.filter(end => end > from)) {
      const cost = differences(wanted, lines.slice(from, to));
      best = best && best.cost <= cost ? best : {from, to, cost};
    }
  }
  return best;
}

function placesOf(text: string | undefined, lines: string[]) {
  return lines.flatMap((line, index) => (line === text ? [index] : []));
}

function differences(wanted: string[], lines: string[]) {
  const changes = diffArrays(
    wanted,
    lines.filter(line => line !== ''),
  );
  return changes.reduce((sum, {added, removed, value}) => {
    return added || removed ? sum + value.length : sum;
  }, 0);
}
