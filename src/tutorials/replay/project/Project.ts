import {PackageFile} from './PackageFile';
import {TextFile} from './TextFile';

type ProjectFile = TextFile | PackageFile;
/** Path in the app to text. */
type Files = ReadonlyMap<string, string>;

const MANIFEST = 'package.json';

/** The app of a tutorial on its way from the state in which a part finds it to the part's snapshot. */
export class Project {
  #files = new Map<string, ProjectFile>();

  /** Lines of the page at which the latest drafts of files begin. */
  drafts = new Map<string, number>();

  /** How many changes the part makes. */
  readonly hunks: number;

  constructor(
    start: Files,
    readonly target: Files,
  ) {
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

  /** @param file - a file of the snapshot */
  find(file: string) {
    return this.target.has(file) ? this.#files.get(file) : undefined;
  }

  /**
   * The reader writes a file as no snapshot has it.
   *
   * @param line - of the page
   */
  draft(file: string, text: string, line: number) {
    this.drafts.set(file, line);
    this.#files.set(file, new TextFile(file, text, this.target.get(file)));
  }

  /** The reader deletes a file. If the snapshot has it, the page must show it anew. */
  delete(file: string) {
    this.#files.set(file, new TextFile(file, undefined, this.target.get(file)));
  }

  /** The files as they are by now. */
  state() {
    return new Map(
      [...this.#files].flatMap(([file, tracked]) => {
        const text = tracked.text();
        return text === undefined ? [] : [[file, text] as const];
      }),
    );
  }

  undelivered() {
    return [...this.#files.values()].flatMap(file => file.undelivered());
  }

  #sum(number: (file: ProjectFile) => number) {
    return [...this.#files.values()].reduce((sum, file) => sum + number(file), 0);
  }
}
