import {diffLines, linesOf, slidesOf} from './diffLines.mjs';

/** @typedef {import('./diffLines.mjs').Hunk} Hunk */
/** @typedef {import('./types.mjs').Undelivered} Undelivered */

/**
 * A text file between two states. What the page has shown so far decides how much of each hunk the reader has
 * typed: an added line counts once it is shown; the lines that a hunk removes go when the page shows the line that takes
 * their place or, if none does, a line right beside them.
 */
export class TextFile {
  /** Indices of the lines of the new state that the page has shown. */
  #shown = new Set();

  /** @type {Set<Hunk>} Those whose removed lines are gone. */
  #removed = new Set();

  /**
   * @param {string} file Path in the app.
   * @param {string | undefined} before Undefined where the file doesn't exist.
   * @param {string | undefined} after
   */
  constructor(file, before, after) {
    this.file = file;
    this.isNew = before === undefined;
    this.isGone = after === undefined;
    this.isDeleted = false;
    this.before = linesOf(before ?? '');
    this.after = linesOf(after ?? '');
    this.changes = before === after || this.isGone ? [] : diffLines(this.before, this.after);
  }

  /**
   * @param {{places: ReadonlyMap<number, number>}} excerpt Lines of the excerpt to lines of the new state.
   */
  show({places}) {
    const shown = new Set(places.values());
    shown.forEach(index => this.#shown.add(index));
    for (const hunk of this.changes.filter(({removed}) => removed > 0)) {
      if (this.#neighbors(hunk).some(index => shown.has(index))) {
        this.#removed.add(hunk);
      }
    }
  }

  /** Delivers the file as it is in the new state. */
  showAll() {
    this.after.forEach((_, index) => this.#shown.add(index));
    this.changes.forEach(hunk => this.#removed.add(hunk));
  }

  /** The reader deletes the file. */
  delete() {
    this.isDeleted = true;
  }

  /** How many changes the part makes to the file. */
  get hunks() {
    return this.isGone ? Number(!this.isNew) : this.changes.length;
  }

  deliveredHunks() {
    return this.isGone
      ? Number(this.isDeleted && !this.isNew)
      : this.changes.filter(hunk => this.#isDelivered(hunk)).length;
  }

  /** @returns {string | undefined} */
  text() {
    const lines = this.isGone ? this.before : this.#lines();
    const exists = this.isGone ? !this.isDeleted && !this.isNew : !this.isNew || lines.length > 0;
    return exists ? lines.map(line => `${line}\n`).join('') : undefined;
  }

  /** @returns {Undelivered[]} */
  undelivered() {
    const {file, before, after} = this;
    if (this.isGone) {
      const isLeft = !this.isDeleted && !this.isNew;
      return isLeft ? [this.#report('removed file', 'before', before, 0, before.length)] : [];
    }
    if (this.isNew && this.#shown.size === 0) {
      return [{...this.#report('file', 'after', after, 0, after.length), file}];
    }
    return this.changes.flatMap(hunk => [
      ...(this.#isRemovalLeft(hunk)
        ? [this.#report('removed', 'before', before, hunk.before, hunk.removed)]
        : []),
      ...this.#missingRuns(hunk).map(([first, length]) =>
        this.#report('line', 'after', after, first, length),
      ),
    ]);
  }

  /** @param {Hunk} hunk */
  #isDelivered(hunk) {
    return !this.#isRemovalLeft(hunk) && this.#missingRuns(hunk).length === 0;
  }

  /** @param {Hunk} hunk */
  #isRemovalLeft(hunk) {
    const lines = this.before.slice(hunk.before, hunk.before + hunk.removed);
    return !lines.every(isBlank) && !this.#removed.has(hunk);
  }

  /**
   * Lines of the new state beside which the page shows the removed ones struck through.
   *
   * @param {Hunk} hunk
   */
  #neighbors({after: at, added}) {
    const isText = (/** @type {string} */ line) => !isBlank(line);
    const behind = this.after.findIndex((line, index) => index >= at && isText(line));
    const ahead = added > 0 ? -1 : this.after.slice(0, at).findLastIndex(isText);
    return [behind, ahead].filter(index => index >= 0);
  }

  /**
   * Where the added lines of a hunk stand: at the place of which most is shown.
   *
   * @param {Hunk} hunk
   * @returns {number[]} Indices in the new state.
   */
  #addedIndices(hunk) {
    const ranges = slidesOf(hunk, this.after).map(offset =>
      Array.from({length: hunk.added}, (_, index) => hunk.after + offset + index),
    );
    const missing = (/** @type {number[]} */ range) =>
      range.filter(index => !this.#shown.has(index) && !isBlank(this.after[index])).length;
    return ranges.reduce((best, range) => (missing(range) < missing(best) ? range : best));
  }

  /**
   * Runs of lines of a hunk that the page hasn't shown; blank lines between two of them count in.
   *
   * @param {Hunk} hunk
   * @returns {[first: number, length: number][]}
   */
  #missingRuns(hunk) {
    /** @type {[number, number][]} */
    const runs = [];
    /** @type {[number, number] | undefined} */
    let open;
    for (const index of this.#addedIndices(hunk)) {
      if (isBlank(this.after[index])) {
        continue;
      }
      if (this.#shown.has(index)) {
        open = undefined;
      } else if (open) {
        open[1] = index - open[0] + 1;
      } else {
        open = [index, 1];
        runs.push(open);
      }
    }
    return runs;
  }

  /** The lines that the reader has by now. */
  #lines() {
    /** @type {Set<number>} */
    const added = new Set();
    /** @type {Set<number>} */
    const typed = new Set();
    /** @type {Map<number, string[]>} */
    const kept = new Map();
    for (const hunk of this.changes) {
      const indices = this.#addedIndices(hunk);
      indices.forEach(index => added.add(index));
      this.#typed(indices).forEach(index => typed.add(index));
      if (this.#isRemovalLeft(hunk)) {
        kept.set(hunk.after, this.before.slice(hunk.before, hunk.before + hunk.removed));
      }
    }
    const lines = this.after.flatMap((line, index) => [
      ...(kept.get(index) ?? []),
      ...(added.has(index) && !typed.has(index) ? [] : [line]),
    ]);
    return [...lines, ...(kept.get(this.after.length) ?? [])];
  }

  /**
   * Added lines that the reader has typed: those shown, and the blank ones above or below a shown one.
   *
   * @param {number[]} indices
   */
  #typed(indices) {
    const hasText = indices.some(index => !isBlank(this.after[index]));
    return indices.filter((index, place) => {
      if (!isBlank(this.after[index])) {
        return this.#shown.has(index);
      }
      const isText = (/** @type {number} */ other) => !isBlank(this.after[other]);
      const beside = [indices.slice(0, place).findLast(isText), indices.slice(place).find(isText)];
      return !hasText || beside.some(other => this.#shown.has(other));
    });
  }

  /**
   * @param {Undelivered['kind']} kind
   * @param {Undelivered['side']} side
   * @param {string[]} lines
   * @param {number} first
   * @param {number} length
   * @returns {Undelivered}
   */
  #report(kind, side, lines, first, length) {
    const texts = lines.slice(first, first + length).filter(line => !isBlank(line));
    return {
      file: this.file,
      kind,
      side,
      first: first + 1,
      last: first + length,
      text: texts[0]?.trim() ?? '',
      count: texts.length,
    };
  }
}

/** @param {string | undefined} line */
function isBlank(line) {
  return line === undefined || line.trim() === '';
}
