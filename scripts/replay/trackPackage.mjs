import {linesOf} from './diffLines.mjs';

/** @typedef {import('./types.mjs').Undelivered} Undelivered */
/** @typedef {{name: string, value: unknown}} Entry `name` is its path, such as `scripts.test`. */

/** Sections of package.json that `npm install` writes. Versions are those of the day. */
const SECTIONS = ['dependencies', 'devDependencies'];

/** Sections whose keys are entries of their own. */
const NESTED = [...SECTIONS, 'scripts'];

/**
 * The package.json of an app between two states. Its entries count, not its lines: the order of keys and the versions of
 * packages don't come from the page.
 */
export class PackageFile {
  /**
   * @param {string | undefined} before Text of the file; undefined where it doesn't exist.
   * @param {string} after
   */
  constructor(before, after) {
    this.file = 'package.json';
    this.entries = entriesOf(before ?? '{}');
    this.start = new Map(this.entries);
    this.target = entriesOf(after);
    this.startLines = linesOf(before ?? '');
    this.lines = linesOf(after);
  }

  /**
   * Installs a package as the command says.
   *
   * @param {string} name
   * @param {boolean} isDev
   * @returns {string | undefined} What is wrong with it.
   */
  install(name, isDev) {
    const [wanted = '', other = ''] = isDev ? SECTIONS.toReversed() : SECTIONS;
    const key = `${wanted}.${name}`;
    const range = this.target.get(key);
    if (range === undefined) {
      return this.target.has(`${other}.${name}`)
        ? `${name} is installed into "${wanted}", but the app has it in "${other}": ${isDev ? 'leave out --save-dev' : 'add --save-dev'}`
        : `${name} is installed, but the app's package.json doesn't have it: leave it out, or add it to the snapshot`;
    }
    this.entries.delete(`${other}.${name}`);
    this.entries.set(key, range);
    return undefined;
  }

  /** @param {string} name */
  uninstall(name) {
    return this.remove(
      SECTIONS.map(section => `${section}.${name}`),
      name,
    );
  }

  /**
   * `npm pkg set key=value`.
   *
   * @param {string} key
   * @param {string} value
   */
  set(key, value) {
    if (this.target.get(key) !== value) {
      return `"${key}" becomes ${JSON.stringify(value)}, but the app has ${JSON.stringify(this.target.get(key) ?? null)}`;
    }
    this.entries.set(key, value);
    return undefined;
  }

  /**
   * @param {string[]} keys Of which one is to be there.
   * @param {string} name As the page calls it.
   */
  remove(keys, name) {
    const removed = keys.filter(key => this.entries.delete(key));
    if (removed.length === 0) {
      return `${name} is removed, but package.json doesn't have it`;
    }
    const kept = removed.find(key => this.target.has(key));
    return kept && `${name} is removed, but the app keeps "${kept}" in its package.json`;
  }

  /** @param {{places: ReadonlyMap<number, number>}} excerpt Lines of the excerpt to lines of the new state. */
  show({places}) {
    const shown = new Set(places.values());
    for (const [key, value] of this.target) {
      if (shown.has(lineOf(this.lines, key))) {
        this.entries.set(key, value);
      }
    }
  }

  showAll() {
    this.entries = new Map(this.target);
  }

  get hunks() {
    return this.#changes(this.start).length;
  }

  deliveredHunks() {
    return this.hunks - this.#changes(this.entries).length;
  }

  /** Whether a package is installed by now. */
  has(/** @type {string} */ name) {
    return SECTIONS.some(section => this.entries.has(`${section}.${name}`));
  }

  text() {
    /** @type {Record<string, unknown>} */
    const result = {};
    for (const [key, value] of this.entries) {
      const section = NESTED.find(name => key.startsWith(`${name}.`));
      if (section === undefined) {
        result[key] = value;
      } else {
        const inner = /** @type {Record<string, unknown>} */ (result[section] ??= {});
        inner[key.slice(section.length + 1)] = value;
      }
    }
    return this.entries.size > 0 ? `${JSON.stringify(result, null, 2)}\n` : undefined;
  }

  /** @returns {Undelivered[]} */
  undelivered() {
    return this.#changes(this.entries).map(key => {
      const isGone = !this.target.has(key);
      const line = lineOf(isGone ? this.startLines : this.lines, key) + 1;
      return {
        file: this.file,
        kind: 'package',
        side: isGone ? 'before' : 'after',
        first: line,
        last: line,
        text: key,
        count: 1,
      };
    });
  }

  /**
   * @param {ReadonlyMap<string, unknown>} entries
   * @returns {string[]} Keys that aren't as they are to be.
   */
  #changes(entries) {
    const keys = new Set([...entries.keys(), ...this.target.keys()]);
    return [...keys].filter(key => {
      const isVersion = SECTIONS.some(section => key.startsWith(`${section}.`));
      return isVersion
        ? entries.has(key) !== this.target.has(key)
        : JSON.stringify(entries.get(key)) !== JSON.stringify(this.target.get(key));
    });
  }
}

/**
 * @param {string} text
 * @returns {Map<string, unknown>}
 */
function entriesOf(text) {
  /** @type {Record<string, unknown>} */
  const values = JSON.parse(text);
  return new Map(
    Object.entries(values).flatMap(([key, value]) =>
      NESTED.includes(key) && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([name, each]) => [`${key}.${name}`, each])
        : [[key, value]],
    ),
  );
}

/**
 * @param {string[]} lines
 * @param {string} key
 * @returns {number} Index of the entry's line; 0 where it isn't found.
 */
function lineOf(lines, key) {
  const section = NESTED.find(name => key.startsWith(`${name}.`));
  const from = section ? lines.findIndex(line => line.trim().startsWith(`"${section}"`)) : 0;
  const name = section ? key.slice(section.length + 1) : key;
  const found = lines.findIndex(
    (line, index) => index >= from && line.trim().startsWith(`"${name}":`),
  );
  return Math.max(found, 0);
}
