import {linesOf} from './diffLines.mjs';
import {
  DEPENDENCIES,
  isSameEntry,
  lineOfEntry,
  readEntries,
  writeEntries,
} from './packageEntries.mjs';

/** @typedef {import('./types.mjs').Undelivered} Undelivered */

/**
 * The package.json of an app on its way from one state to the next. Its entries count, not its lines: npm writes it, and
 * the order of its keys and the versions of packages don't come from the page.
 */
export class PackageFile {
  #entries;
  #target;

  /**
   * @param {string | undefined} before Its text; undefined where it doesn't exist.
   * @param {string} after
   */
  constructor(before, after) {
    this.file = 'package.json';
    this.lines = {before: linesOf(before ?? ''), after: linesOf(after)};
    this.#entries = readEntries(before ?? '{}');
    this.#target = readEntries(after);
    this.hunks = this.undeliveredHunks;
  }

  /** @param {string} name Of a package. */
  has(name) {
    return DEPENDENCIES.some(section => this.#entries.has(`${section}.${name}`));
  }

  /**
   * Installs a package as `npm install` does.
   *
   * @param {string} name
   * @param {boolean} isDev Whether with `--save-dev`.
   * @returns {string | undefined} How that leads away from the snapshot.
   */
  install(name, isDev) {
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
   * Sets an entry as `npm pkg set` does.
   *
   * @param {string} key
   * @param {string} value
   * @returns {string | undefined} How that leads away from the snapshot.
   */
  set(key, value) {
    const wanted = this.#target.get(key);
    if (wanted !== value) {
      const has = wanted === undefined ? 'no such entry' : JSON.stringify(wanted);
      return `"${key}" becomes ${JSON.stringify(value)}, but the snapshot has ${has}`;
    }
    this.#entries.set(key, value);
    return undefined;
  }

  /**
   * Removes an entry as `npm uninstall` and `npm pkg delete` do.
   *
   * @param {string} name Of a package, or of an entry.
   * @returns {string | undefined} How that leads away from the snapshot.
   */
  remove(name) {
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

  /** @param {Iterable<number>} lines Indices in the new state. */
  show(lines) {
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

  /** @returns {string | undefined} Undefined as long as the file doesn't exist. */
  text() {
    return this.#entries.size > 0 ? writeEntries(this.#entries) : undefined;
  }

  /** @returns {Undelivered[]} */
  undelivered() {
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
