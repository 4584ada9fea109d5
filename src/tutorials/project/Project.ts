import type {AppReader} from '../../snapshots/appFiles';
import type {Snapshot} from '../../snapshots/Snapshot';
import {TextFile} from './TextFile';

/** Path in the app → text. */
export type Files = ReadonlyMap<string, string>;

/** The app as a reader has it, on its way from the previous snapshot to the one of the part. */
export class Project {
  readonly #files = new Map<string, TextFile>();

  /** By file, the line on the page where its latest draft begins. */
  readonly drafts = new Map<string, number>();

  /** How many changes the part makes. */
  readonly changes: number;

  constructor(
    readonly start: Files,
    readonly target: Files,
  ) {
    for (const file of new Set([...start.keys(), ...target.keys()])) {
      this.#files.set(file, new TextFile(file, start.get(file), target.get(file)));
    }
    this.changes = this.#sum(file => file.changeCount);
  }

  /** How many of those changes the page hasn't shown completely yet. */
  get missingChanges() {
    return this.#sum(file => file.missingChanges);
  }

  /** @returns the file's text; undefined if it doesn't exist at this point */
  textOf(file: string) {
    return this.#files.get(file)?.text();
  }

  /** @param lines - indices of lines of the file in the snapshot, which the page shows now */
  show(file: string, lines: Iterable<number>) {
    this.#files.get(file)?.show(lines);
  }

  /**
   * Writes a draft: a state of a file that isn't in any snapshot.
   *
   * @param line - line of the page
   */
  write(file: string, text: string, line: number) {
    this.drafts.set(file, line);
    this.#files.set(file, new TextFile(file, text, this.target.get(file)));
  }

  /** Deletes a file. If the snapshot has it, the page has to show it again. */
  delete(file: string) {
    this.#files.set(file, new TextFile(file, undefined, this.target.get(file)));
  }

  /** The files at this point. */
  files(): Map<string, string> {
    return new Map(
      [...this.#files].flatMap(([file, tracked]) => {
        const text = tracked.text();
        return text === undefined ? [] : [[file, text] as const];
      }),
    );
  }

  missing() {
    return [...this.#files.values()].flatMap(file => file.missing());
  }

  #sum(number: (file: TextFile) => number) {
    return [...this.#files.values()].reduce((sum, file) => sum + number(file), 0);
  }
}

/** The project of a part's readers before they open its page. */
export function startProject(reader: AppReader, part: Snapshot): Project {
  const start = reader.startOf(part);
  return new Project(start ? reader.readAll(start) : new Map(), reader.readAll(part));
}
