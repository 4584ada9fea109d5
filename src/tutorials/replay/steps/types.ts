/** A fault in the page that's being read. */
export interface StepFault {
  line: number;
  message: string;
}

/** An excerpt, or a whole file. */
export interface ShowStep {
  kind: 'show';
  /** Line of the opening fence. The code starts on the next line. */
  line: number;
  /** Path in the app. */
  file: string;
  code: string[];
  /** The range of lines between the cut marks. */
  shown: {from: number; to: number};
  /** What the page says between this block and the previous step, with code in backticks. */
  prose: string;
}

/** An intermediate state of a file that isn't in any snapshot: the whole file or, with gaps, its changes. */
export interface DraftStep {
  kind: 'draft';
  line: number;
  file: string;
  code: string[];
  prose: string;
}

interface CommandStep {
  kind: 'command';
  line: number;
  words: string[];
}

/** `tests` contains files or folders; `all` means all tests. */
export interface CheckpointStep {
  kind: 'checkpoint';
  line: number;
  title: string;
  /** Actions that lead to the state shown at the checkpoint, separated by spaces. */
  actions: string;
  tests: string[];
  /** What readers do and see in the browser, such as `press Save; see 3 songs`. */
  walk: string | undefined;
}

export type Step = ShowStep | DraftStep | CommandStep | CheckpointStep;

/** The app as a reader has it at some point on the page. */
export interface State {
  /** Line of the checkpoint, or the last line of the page for the final state. */
  line: number;
  isEnd: boolean;
  /** Title of the checkpoint; empty at the end. */
  title: string;
  /** The checkpoint's actions; empty at the end. */
  actions: string;
  /** Files or folders whose tests pass; `all` means all tests. */
  tests: string[];
  /** What readers do and see in the browser, if the checkpoint says so. */
  walk: string | undefined;
  /** Text by path in the app. */
  files: Map<string, string>;
}
