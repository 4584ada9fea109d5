import {alignLines} from './alignLines';
import {diffLines, linesOf, type LineChange} from './diffLines';
import {addedLines, isBlank, missingRuns, neighborsOf, typedLines} from './changeProgress';
import type {Lines, MissingChange} from './MissingChange';

/**
 * A text file as it changes from one state to the next. Added lines appear as soon as the page shows them. The lines
 * that a change removes disappear when the page shows the line that replaces them or, if there's none, an adjacent line.
 */
export class TextFile {
  /** Indices of the lines of the new state that the page has shown. */
  readonly #shown = new Set<number>();

  readonly exists: Record<Lines['side'], boolean>;
  readonly before: string[];
  readonly after: string[];
  changes: LineChange[];
  /** How many changes there are between the two states. */
  readonly changeCount: number;

  /**
   * @param file - path in the app
   * @param before - the file's text; undefined if it doesn't exist
   */
  constructor(
    readonly file: string,
    before: string | undefined,
    after: string | undefined,
  ) {
    this.exists = {before: before !== undefined, after: after !== undefined};
    this.before = linesOf(before ?? '');
    this.after = linesOf(after ?? '');
    this.changes = diffLines(this.before, this.after);
    this.changeCount = this.exists.after ? this.changes.length : Number(this.exists.before);
  }

  /** @param lines - indices of lines in the new state */
  show(lines: Iterable<number>) {
    for (const index of lines) {
      this.#shown.add(index);
    }
    if (this.#shown.size > 0 && this.changes.length > 0) {
      this.changes = alignLines(this.before, this.after, this.#shown);
    }
  }

  get missingChanges() {
    return this.exists.after
      ? this.changes.filter(change => this.#missingIn(change).length > 0).length
      : this.changeCount;
  }

  /** @returns the file's text; undefined while it doesn't exist */
  text(): string | undefined {
    const lines = this.exists.after ? this.#lines() : this.before;
    return this.exists.before || lines.length > 0
      ? lines.map(line => `${line}\n`).join('')
      : undefined;
  }

  missing(): MissingChange[] {
    const {file, before, after, exists} = this;
    if (!exists.after) {
      const lines = linesAt('before', before, 0, before.length);
      return exists.before ? [{file, kind: 'removed file', lines}] : [];
    }
    if (!exists.before && this.#shown.size === 0) {
      return [{file, kind: 'file', lines: linesAt('after', after, 0, after.length)}];
    }
    return this.changes.flatMap(change => this.#missingIn(change));
  }

  #missingIn(change: LineChange): MissingChange[] {
    const {file} = this;
    const instead = this.#isRemovalLeft(change)
      ? linesAt('before', this.before, change.before, change.removed)
      : undefined;
    const runs = missingRuns(addedLines(change), this.#progress);
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

  #isRemovalLeft(change: LineChange) {
    const removed = this.before.slice(change.before, change.before + change.removed);
    const isSeen = neighborsOf(change, this.after).some(index => this.#shown.has(index));
    return !removed.every(isBlank) && !isSeen;
  }

  /** The lines that the reader has at this point. */
  #lines() {
    const untyped = new Set<number>();
    /** Removed lines that the reader still has, by the index of the next line. */
    const left = new Map<number, string[]>();
    for (const change of this.changes) {
      const added = addedLines(change);
      const typed = typedLines(added, this.#progress);
      added.filter(index => !typed.includes(index)).forEach(index => untyped.add(index));
      if (this.#isRemovalLeft(change)) {
        left.set(change.after, this.before.slice(change.before, change.before + change.removed));
      }
    }
    const kept = this.after.flatMap((line, index) => [
      ...(left.get(index) ?? []),
      ...(untyped.has(index) ? [] : [line]),
    ]);
    return [...kept, ...(left.get(this.after.length) ?? [])];
  }
}

/** @param first - index of the first line */
function linesAt(side: Lines['side'], lines: string[], first: number, length: number): Lines {
  const texts = lines.slice(first, first + length).filter(line => !isBlank(line));
  return {
    side,
    first: first + 1,
    last: first + length,
    text: texts[0]?.trim() ?? '',
    count: texts.length,
  };
}
