import {TextFile} from './TextFile';

/** Path in the app → text. */
type Files = ReadonlyMap<string, string>;

/** A tutorial's app as it changes from its state before a part to the part's snapshot. */
export class Project {
  #files = new Map<string, TextFile>();

  /** By file, the line on the page where its latest draft begins. */
  drafts = new Map<string, number>();

  /** How many changes the part makes. */
  readonly hunks: number;

  constructor(
    start: Files,
    readonly target: Files,
  ) {
    for (const file of new Set([...start.keys(), ...target.keys()])) {
      this.#files.set(file, new TextFile(file, start.get(file), target.get(file)));
    }
    this.hunks = this.#sum(file => file.hunks);
  }

  /** How many of those changes the page hasn't delivered completely yet. */
  get undeliveredHunks() {
    return this.#sum(file => file.undeliveredHunks);
  }

  /** @param file - path of a file in the snapshot */
  find(file: string) {
    return this.target.has(file) ? this.#files.get(file) : undefined;
  }

  /** @returns the file's text; undefined if it doesn't exist at this point */
  textOf(file: string) {
    return this.#files.get(file)?.text();
  }

  /**
   * Writes an intermediate state of a file that isn't in any snapshot.
   *
   * @param line - line of the page
   */
  draft(file: string, text: string, line: number) {
    this.drafts.set(file, line);
    this.#files.set(file, new TextFile(file, text, this.target.get(file)));
  }

  /** Deletes a file. If the snapshot has it, the page has to show it again. */
  delete(file: string) {
    this.#files.set(file, new TextFile(file, undefined, this.target.get(file)));
  }

  /** The files at this point. */
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

  #sum(number: (file: TextFile) => number) {
    return [...this.#files.values()].reduce((sum, file) => sum + number(file), 0);
  }
}
