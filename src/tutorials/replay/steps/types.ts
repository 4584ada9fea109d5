/** A fault of the page that is being read. */
export interface StepFault {
  line: number;
  message: string;
}

/** A file or a folder of the app that the page names. */
export interface NamedFile {
  /** Path in the app. */
  file: string;
  line: number;
}

/** An excerpt, or a whole file. */
export interface ShowStep {
  kind: 'show';
  /** That of the fence; the code begins on the line below. */
  line: number;
  /** Path in the app. */
  file: string;
  code: string[];
  /** The range of the lines that aren't cut. */
  shown: {from: number; to: number};
}

/** A file in a state that no snapshot has: all of it or, with gaps, what changes. */
export interface DraftStep {
  kind: 'draft';
  line: number;
  file: string;
  code: string[];
}

interface CopyStep {
  kind: 'copy';
  line: number;
  files: NamedFile[];
}

/** Without files, all that the part removes. */
interface DeleteStep {
  kind: 'delete';
  line: number;
  files: NamedFile[] | undefined;
}

interface CommandStep {
  kind: 'command';
  line: number;
  words: string[];
}

/** `tests` are files or folders; `all` stands for all tests. */
export interface CheckpointStep {
  kind: 'checkpoint';
  line: number;
  tests: string[];
}

export type Step = ShowStep | DraftStep | CopyStep | DeleteStep | CommandStep | CheckpointStep;

/** The app as its reader has it at a place of the page. */
export interface State {
  /** Of the checkpoint; the last line of the page at its end. */
  line: number;
  isEnd: boolean;
  /** Files or folders whose tests pass; `all` stands for all tests. */
  tests: string[];
  /** Path in the app to text. */
  files: Map<string, string>;
}
