import {linesOf} from './diffLines';
import {DEPENDENCIES, isSameEntry, lineOfEntry, readEntries, writeEntries} from './packageEntries';
import type {Lines, Undelivered} from './Undelivered';

/**
 * An app's package.json as it changes from one state to the next. Entries are compared instead of lines, because npm
 * writes the file, and the page determines neither the order of keys nor the versions of packages.
 */
export class PackageFile {
  readonly file = 'package.json';
  readonly lines: Record<Lines['side'], string[]>;
  readonly hunks: number;
  #entries: Map<string, unknown>;
  readonly #target: ReadonlyMap<string, unknown>;

  /** @param before - the file's text; undefined if it doesn't exist */
  constructor(before: string | undefined, after: string) {
    this.lines = {before: linesOf(before ?? ''), after: linesOf(after)};
    this.#entries = readEntries(before ?? '{}');
    this.#target = readEntries(after);
    this.hunks = this.undeliveredHunks;
  }

  /** @param name - name of a package */
  has(name: string) {
    return DEPENDENCIES.some(section => this.#entries.has(`${section}.${name}`));
  }

  /**
   * Installs a package, like `npm install`.
   *
   * @param isDev - whether `--save-dev` is used
   * @returns how the result differs from the snapshot, if it does
   */
  install(name: string, isDev: boolean): string | undefined {
    const [wanted = '', other = ''] = isDev ? DEPENDENCIES.toReversed() : DEPENDENCIES;
    const range = this.#target.get(`${wanted}.${name}`);
    if (range !== undefined) {
      this.#entries.delete(`${other}.${name}`);
      this.#entries.set(`${wanted}.${name}`, range);
      return undefined;
    }
    return this.#target.has(`${other}.${name}`)
      ? `${name} goes into "${wanted}", but the snapshot has it in "${other}": ${isDev ? 'leave out' : 'add'} --save-dev`
      : `the snapshot's package.json doesn't have ${name}: don't install it, or add it there`;
  }

  /**
   * Sets an entry, like `npm pkg set`.
   *
   * @returns how the result differs from the snapshot, if it does
   */
  set(key: string, value: string): string | undefined {
    const wanted = this.#target.get(key);
    if (wanted !== value) {
      const has = wanted === undefined ? 'no such entry' : JSON.stringify(wanted);
      return `"${key}" becomes ${JSON.stringify(value)}, but the snapshot has ${has}`;
    }
    this.#entries.set(key, value);
    return undefined;
  }

  /**
   * Removes an entry, like `npm uninstall` and `npm pkg delete`.
   *
   * @param name - name of a package or an entry
   * @returns how the result differs from the snapshot, if it does
   */
  remove(name: string): string | undefined {
    const keys = [name, ...DEPENDENCIES.map(section => `${section}.${name}`)];
    const key = keys.find(each => this.#entries.has(each));
    if (key === undefined) {
      return `${name} is to be removed, but package.json doesn't have it at this point`;
    }
    if (this.#target.has(key)) {
      return `${name} is to be removed, but the snapshot keeps it`;
    }
    this.#entries.delete(key);
    return undefined;
  }

  /** @param lines - indices of lines in the new state */
  show(lines: Iterable<number>) {
    const shown = new Set(lines);
    for (const [key, value] of this.#target) {
      if (shown.has(lineOfEntry(this.lines.after, key))) {
        this.#entries.set(key, value);
      }
    }
  }

  showAll() {
    this.#entries = new Map(this.#target);
  }

  get undeliveredHunks() {
    return this.#changedKeys().length;
  }

  /** @returns the file's text; undefined while it doesn't exist */
  text(): string | undefined {
    return this.#entries.size > 0 ? writeEntries(this.#entries) : undefined;
  }

  undelivered(): Undelivered[] {
    return this.#changedKeys().map(key => {
      const side = this.#target.has(key) ? 'after' : 'before';
      const line = lineOfEntry(this.lines[side], key) + 1;
      return {
        file: this.file,
        kind: 'entry',
        lines: {side, first: line, last: line, text: key, count: 1},
      };
    });
  }

  #changedKeys() {
    const keys = new Set([...this.#entries.keys(), ...this.#target.keys()]);
    return [...keys].filter(key => !isSameEntry(key, this.#entries, this.#target));
  }
}
