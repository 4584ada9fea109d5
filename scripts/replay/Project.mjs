import {PackageFile} from './PackageFile.mjs';
import {TextFile} from './TextFile.mjs';

/** @typedef {TextFile | PackageFile} ProjectFile */
/** @typedef {ReadonlyMap<string, string>} Files Path in the app to text. */

const MANIFEST = 'package.json';

/** The app of a tutorial on its way from the state in which a part finds it to the part's snapshot. */
export class Project {
  /** @type {Map<string, ProjectFile>} */
  #files = new Map();

  /** @type {Map<string, number>} Lines of the page at which the latest drafts of files begin. */
  drafts = new Map();

  /**
   * @param {Files} start
   * @param {Files} target
   */
  constructor(start, target) {
    this.target = target;
    for (const file of new Set([...start.keys(), ...target.keys()])) {
      const after = target.get(file);
      const isManifest = file === MANIFEST && after !== undefined;
      this.#files.set(
        file,
        isManifest
          ? new PackageFile(start.get(file), after)
          : new TextFile(file, start.get(file), after),
      );
    }
    /** How many changes the part makes. */
    this.hunks = this.#sum(file => file.hunks);
  }

  /** How many of the changes the page hasn't delivered yet, or not all of it. */
  get undeliveredHunks() {
    return this.#sum(file => file.undeliveredHunks);
  }

  /** The package.json; undefined where the snapshot has none. */
  get manifest() {
    const file = this.#files.get(MANIFEST);
    return file instanceof PackageFile ? file : undefined;
  }

  /** @param {string} file A file of the snapshot. */
  find(file) {
    return this.target.has(file) ? this.#files.get(file) : undefined;
  }

  /**
   * The reader writes a file as no snapshot has it.
   *
   * @param {string} file
   * @param {string} text
   * @param {number} line Of the page.
   */
  draft(file, text, line) {
    this.drafts.set(file, line);
    this.#files.set(file, new TextFile(file, text, this.target.get(file)));
  }

  /**
   * The reader deletes a file. If the snapshot has it, the page must show it anew.
   *
   * @param {string} file
   */
  delete(file) {
    this.#files.set(file, new TextFile(file, undefined, this.target.get(file)));
  }

  /** The files as they are by now. */
  state() {
    return new Map(
      [...this.#files].flatMap(([file, tracked]) => {
        const text = tracked.text();
        return text === undefined ? [] : [/** @type {const} */ ([file, text])];
      }),
    );
  }

  undelivered() {
    return [...this.#files.values()].flatMap(file => file.undelivered());
  }

  /** @param {(file: ProjectFile) => number} number */
  #sum(number) {
    return [...this.#files.values()].reduce((sum, file) => sum + number(file), 0);
  }
}
