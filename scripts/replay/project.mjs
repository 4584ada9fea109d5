import {PackageFile} from './trackPackage.mjs';
import {TextFile} from './trackText.mjs';

/** @typedef {TextFile | PackageFile} Tracked */
/** @typedef {ReadonlyMap<string, string>} Files Path in the app to text. */

const MANIFEST = 'package.json';

/** The app of a part on its way from the state before the part to its snapshot. */
export class Project {
  /** @type {Map<string, Tracked>} */
  #files = new Map();

  /**
   * @param {Files} start
   * @param {Files} target
   */
  constructor(start, target) {
    this.target = target;
    for (const file of new Set([...start.keys(), ...target.keys()])) {
      const after = target.get(file);
      this.#files.set(
        file,
        file === MANIFEST && after !== undefined
          ? new PackageFile(start.get(file), after)
          : new TextFile(file, start.get(file), after),
      );
    }
  }

  /** @param {string} file */
  text(file) {
    return this.#files.get(file)?.text();
  }

  /** The package.json; undefined where the app has none after the part. */
  get manifest() {
    const manifest = this.#files.get(MANIFEST);
    return manifest instanceof PackageFile ? manifest : undefined;
  }

  /** @param {string} file */
  find(file) {
    return this.#files.get(file);
  }

  /**
   * The page writes a file in a state that no snapshot has.
   *
   * @param {string} file
   * @param {string} text
   */
  draft(file, text) {
    this.#files.set(file, new TextFile(file, text, this.target.get(file)));
  }

  /**
   * The files that a path names: itself, or all files of a folder.
   *
   * @param {string} name
   * @returns {string[]} Those that exist by now.
   */
  namedFiles(name) {
    const folder = `${name.replace(/\/$/, '')}/`;
    return [...this.state().keys()].filter(file => file === name || file.startsWith(folder));
  }

  /** The files as they are by now. */
  state() {
    /** @type {Map<string, string>} */
    const state = new Map();
    for (const [file, tracked] of this.#files) {
      const text = tracked.text();
      if (text !== undefined) {
        state.set(file, text);
      }
    }
    return state;
  }

  undelivered() {
    return [...this.#files.values()].flatMap(file => file.undelivered());
  }

  /** How many changes the part makes, and how many of them the page has delivered by now. */
  count() {
    const files = [...this.#files.values()];
    return {
      hunks: files.reduce((sum, file) => sum + file.hunks, 0),
      delivered: files.reduce((sum, file) => sum + file.deliveredHunks(), 0),
    };
  }
}
