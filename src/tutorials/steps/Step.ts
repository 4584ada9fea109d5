import type {Fence} from '../../samples/Fence';

/** A block that shows a file of the app, or an excerpt of it. */
export interface BlockStep {
  kind: 'block';
  /** Line of the opening fence. The code starts on the next line. */
  line: number;
  /** Name of the app, such as `essentials/3`. */
  app: string;
  /** Path in the app. */
  file: string;
  fence: Fence;
  /** What the page says between this block and the previous one, with code in backticks. */
  prose: string;
}

interface CommandStep {
  kind: 'command';
  line: number;
  words: string[];
}

/** What a page says at a checkpoint. */
export interface Checkpoint {
  line: number;
  /** Empty at the end of the page. */
  title: string;
  /** Actions that lead to the state shown, separated by spaces. */
  actions: string;
  /** Files or folders whose tests pass; `all` means all tests. */
  tests: string[];
  /** What readers do and see in the browser, such as `press Save; see 3 songs`. */
  browser: string | undefined;
}

export interface CheckpointStep extends Checkpoint {
  kind: 'checkpoint';
  app: string;
}

/** Something that a page tells its readers to do. */
export type Step = BlockStep | CommandStep | CheckpointStep;

/** A fault in the page that's being read. */
export interface StepFault {
  line: number;
  message: string;
}

/** Whether a step shows all or part of a file. */
export function isBlockOf(step: Step | undefined, file: string): step is BlockStep {
  return step?.kind === 'block' && step.file === file;
}
