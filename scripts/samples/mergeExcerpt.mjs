import {diffArrays} from 'diff';
import {isGap, splitAtGaps} from './locateExcerpt.mjs';

/** @typedef {import('./locateExcerpt.mjs').Line} Line */

/**
 * @typedef {object} Merged
 * @property {string[]} lines The file as the excerpt makes it.
 * @property {Map<number, number>} origins Index of a line of the file → index of its line in the excerpt.
 * @property {{index: number, message: string}} [miss] The first line of the excerpt that has no place.
 */

/**
 * Puts an excerpt that changes a file into it. What stands between two gaps begins and ends with a line of the
 * file, and takes the place of what is there; above the first gap and below the last one, the ends of the file do as
 * well. Code without gaps is the whole file, unless it begins with a line from the middle of it.
 *
 * @param {string[]} code
 * @param {string[] | undefined} file Undefined for a new file.
 * @returns {Merged}
 */
export function mergeExcerpt(code, file) {
  const segments = splitAtGaps(code);
  if (!file || isWhole(code, file)) {
    return {lines: code, origins: new Map(code.map((_, index) => [index, index]))};
  }
  /** @type {Merged} */
  const merged = {lines: [], origins: new Map()};
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

/**
 * @param {string[]} code
 * @param {string[]} file
 */
function isWhole(code, file) {
  const [first] = splitAtGaps(code).flat();
  const beginning = file.find(line => line.trim() !== '')?.trim();
  const isInside = file.some(line => line.trim() === first?.text) && first?.text !== beginning;
  return !code.some(isGap) && !isInside;
}

/**
 * Whether a segment stands at an end of the excerpt, with no gap beyond.
 *
 * @param {string[]} code
 * @param {Line} first
 * @param {Line} last
 */
function endsOf(code, first, last) {
  return {
    isTop: !code.slice(0, first.index).some(isGap),
    isBottom: !code.slice(last.index).some(isGap),
  };
}

/**
 * The lines of the file whose place a segment takes: of all that begin and end as it does, those that differ least.
 *
 * @param {Line[]} segment
 * @param {string[]} file
 * @param {number} cursor
 * @param {{isTop: boolean, isBottom: boolean}} ends
 * @returns {{from: number, to: number} | undefined} `to` is behind the last one.
 */
function findRegion(segment, file, cursor, {isTop, isBottom}) {
  const wanted = segment.map(({text}) => text);
  const lines = file.map(line => line.trim());
  const starts = placesOf(wanted[0], lines).filter(index => index >= cursor);
  const ends = placesOf(wanted.at(-1), lines).map(index => index + 1);
  const beginnings = starts.length === 0 && isTop ? [0] : starts;
  const endings = ends.some(to => to > cursor) || !isBottom ? ends : [file.length];
  /** @type {{from: number, to: number, cost: number} | undefined} */
  let best;
  for (const from of beginnings) {
    for (const to of endings.filter(end => end > from)) {
      const cost = differences(wanted, lines.slice(from, to));
      best = best && best.cost <= cost ? best : {from, to, cost};
    }
  }
  return best;
}

/**
 * @param {string | undefined} text
 * @param {string[]} lines
 */
function placesOf(text, lines) {
  return lines.flatMap((line, index) => (line === text ? [index] : []));
}

/**
 * @param {string[]} wanted
 * @param {string[]} lines
 */
function differences(wanted, lines) {
  const changes = diffArrays(
    wanted,
    lines.filter(line => line !== ''),
  );
  return changes.reduce((sum, {added, removed, value}) => {
    return added || removed ? sum + value.length : sum;
  }, 0);
}
