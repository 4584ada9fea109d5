import {alignLines} from './alignLines.mjs';
import {diffLines, linesOf} from './diffLines.mjs';
import {addedLines, isBlank, missingRuns, neighborsOf, typedLines} from './hunkProgress.mjs';

/** @typedef {import('./diffLines.mjs').Hunk} Hunk */
/** @typedef {import('./types.mjs').Lines} Lines */
/** @typedef {import('./types.mjs').Undelivered} Undelivered */

/**
 * A text file on its way from one state to the next. An added line is there as soon as the page shows it; the lines that
 * a hunk removes go when the page shows the line that takes their place or, if none does, a line right beside them.
 */
export class TextFile {
  /** @type {Set<number>} Indices of the lines of the new state that the page has shown. */
  #shown = new Set();

  /**
   * @param {string} file Path in the app.
   * @param {string | undefined} before Its text; undefined where it doesn't exist.
   * @param {string | undefined} after
   */
  constructor(file, before, after) {
    this.file = file;
    this.exists = {before: before !== undefined, after: after !== undefined};
    this.before = linesOf(before ?? '');
    this.after = linesOf(after ?? '');
    this.changes = diffLines(this.before, this.after);
    /** How many changes lie between the two states. */
    this.hunks = this.exists.after ? this.changes.length : Number(this.exists.before);
  }

  /** @param {Iterable<number>} lines Indices in the new state. */
  show(lines) {
    for (const index of lines) {
      this.#shown.add(index);
    }
    if (this.#shown.size > 0 && this.changes.length > 0) {
      this.changes = alignLines(this.before, this.after, this.#shown);
    }
  }

  showAll() {
    this.show(this.after.keys());
  }

  get undeliveredHunks() {
    return this.exists.after
      ? this.changes.filter(hunk => this.#missesOf(hunk).length > 0).length
      : this.hunks;
  }

  /** @returns {string | undefined} Undefined as long as the file doesn't exist. */
  text() {
    const lines = this.exists.after ? this.#lines() : this.before;
    return this.exists.before || lines.length > 0
      ? lines.map(line => `${line}\n`).join('')
      : undefined;
  }

  /** @returns {Undelivered[]} */
  undelivered() {
    const {file, before, after, exists} = this;
    if (!exists.after) {
      const lines = linesAt('before', before, 0, before.length);
      return exists.before ? [{file, kind: 'removed file', lines}] : [];
    }
    if (!exists.before && this.#shown.size === 0) {
      return [{file, kind: 'file', lines: linesAt('after', after, 0, after.length)}];
    }
    return this.changes.flatMap(hunk => this.#missesOf(hunk));
  }

  /**
   * @param {Hunk} hunk
   * @returns {Undelivered[]}
   */
  #missesOf(hunk) {
    const {file} = this;
    const instead = this.#isRemovalLeft(hunk)
      ? linesAt('before', this.before, hunk.before, hunk.removed)
      : undefined;
    const runs = missingRuns(addedLines(hunk), this.#progress);
    if (runs.length === 0) {
      return instead ? [{file, kind: 'removed lines', lines: instead}] : [];
    }
    return runs.map(({first, length}, index) => ({
      file,
      kind: 'lines',
      lines: linesAt('after', this.after, first, length),
      ...(instead && index === 0 ? {instead} : {}),
    }));
  }

  get #progress() {
    return {lines: this.after, shown: this.#shown};
  }

  /** @param {Hunk} hunk */
  #isRemovalLeft(hunk) {
    const removed = this.before.slice(hunk.before, hunk.before + hunk.removed);
    const isSeen = neighborsOf(hunk, this.after).some(index => this.#shown.has(index));
    return !removed.every(isBlank) && !isSeen;
  }

  /** The lines that the reader has by now. */
  #lines() {
    /** @type {Set<number>} */
    const untyped = new Set();
    /** @type {Map<number, string[]>} By the index of the line behind them. */
    const left = new Map();
    for (const hunk of this.changes) {
      const added = addedLines(hunk);
      const typed = typedLines(added, this.#progress);
      added.filter(index => !typed.includes(index)).forEach(index => untyped.add(index));
      if (this.#isRemovalLeft(hunk)) {
        left.set(hunk.after, this.before.slice(hunk.before, hunk.before + hunk.removed));
      }
    }
    const kept = this.after.flatMap((line, index) => [
      ...(left.get(index) ?? []),
      ...(untyped.has(index) ? [] : [line]),
    ]);
    return [...kept, ...(left.get(this.after.length) ?? [])];
  }
}

/**
 * @param {Lines['side']} side
 * @param {string[]} lines
 * @param {number} first Index.
 * @param {number} length
 * @returns {Lines}
 */
function linesAt(side, lines, first, length) {
  const texts = lines.slice(first, first + length).filter(line => !isBlank(line));
  return {
    side,
    first: first + 1,
    last: first + length,
    text: texts[0]?.trim() ?? '',
    count: texts.length,
  };
}
