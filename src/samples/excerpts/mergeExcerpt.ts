import {diffArrays} from 'diff';
import {isOmission, splitAtOmissions, type Line} from './locateExcerpt';

interface Merged {
  /** The file with the excerpt's changes. */
  lines: string[];
  /** Maps the index of a line in the file to the index of its line in the excerpt. */
  origins: Map<number, number>;
  /** The first line of the excerpt that doesn't fit into the file. */
  mismatch?: {index: number; message: string};
}

/**
 * Applies an excerpt to a file. The code between two omissions has to begin and end with a line of the file; it replaces the
 * lines between those two. Code above the first omission may also begin at the start of the file, and code below the last
 * omission may end at its end. Code without omissions is the whole file, unless it begins with a line from the middle of the
 * file.
 *
 * @param file - undefined for a new file
 */
export function mergeExcerpt(code: readonly string[], file: readonly string[] | undefined): Merged {
  const segments = splitAtOmissions(code);
  if (!file || isWhole(code, file)) {
    return {lines: [...code], origins: new Map(code.map((_, index) => [index, index]))};
  }
  const merged: Merged = {lines: [], origins: new Map()};
  let cursor = 0;
  for (const segment of segments) {
    const [first, last] = [segment[0], segment.at(-1)];
    const region = first && last && findRegion(segment, file, cursor, endsOf(code, first, last));
    if (!region) {
      const message =
        `what is between two omissions must begin and end with lines of the file, ` +
        `and "${first?.text}" to "${last?.text}" do not`;
      return {...merged, mismatch: {index: first?.index ?? 0, message}};
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

function isWhole(code: readonly string[], file: readonly string[]) {
  const [first] = splitAtOmissions(code).flat();
  const beginning = file.find(line => line.trim() !== '')?.trim();
  const isInside = file.some(line => line.trim() === first?.text) && first?.text !== beginning;
  return !code.some(isOmission) && !isInside;
}

/** Whether a segment is at the start or the end of the excerpt, with no omission beyond it. */
function endsOf(code: readonly string[], first: Line, last: Line) {
  return {
    isTop: !code.slice(0, first.index).some(isOmission),
    isBottom: !code.slice(last.index).some(isOmission),
  };
}

/**
 * Finds the lines of the file that a segment replaces. If several regions begin and end with the same lines, picks the
 * most similar one.
 *
 * @returns `to` is exclusive
 */
function findRegion(
  segment: Line[],
  file: readonly string[],
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
