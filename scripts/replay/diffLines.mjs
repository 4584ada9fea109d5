import {diffArrays} from 'diff';

/**
 * @typedef {object} Hunk A run of lines that differs between two states of a file.
 * @property {number} before Index of the first removed line, or of the line in front of which lines are added.
 * @property {number} removed How many lines are removed.
 * @property {number} after Index of the first added line, or of the line in front of which lines were removed.
 * @property {number} added How many lines are added.
 */

/**
 * The lines of a text; the line break at its end makes no line.
 *
 * @param {string} text
 */
export function linesOf(text) {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/**
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {Hunk[]} In the order of the lines.
 */
export function diffLines(before, after) {
  /** @type {Hunk[]} */
  const hunks = [];
  let [oldIndex, newIndex] = [0, 0];
  /** @type {Hunk | undefined} */
  let open;
  for (const {value, added, removed} of diffArrays([...before], [...after])) {
    if (!added && !removed) {
      open = undefined;
      oldIndex += value.length;
      newIndex += value.length;
      continue;
    }
    if (!open) {
      open = {before: oldIndex, removed: 0, after: newIndex, added: 0};
      hunks.push(open);
    }
    open.added += added ? value.length : 0;
    open.removed += removed ? value.length : 0;
    oldIndex += removed ? value.length : 0;
    newIndex += added ? value.length : 0;
  }
  return hunks;
}

/**
 * The places at which a pure addition may stand without a difference in the result, as when a
 * function comes in between two others and either closing brace may count as new.
 *
 * @param {Hunk} hunk
 * @param {readonly string[]} after
 * @returns {number[]} Offsets to `hunk.after`, first 0.
 */
export function slidesOf({removed, after: first, added}, after) {
  const offsets = [0];
  if (removed > 0 || added === 0) {
    return offsets;
  }
  for (let by = 1; first - by >= 0 && after[first - by] === after[first + added - by]; by += 1) {
    offsets.push(-by);
  }
  for (let by = 0; first + added + by < after.length; by += 1) {
    if (after[first + by] !== after[first + added + by]) {
      break;
    }
    offsets.push(by + 1);
  }
  return offsets;
}
