/** A stated result, in the form that's compared with what the code does. */
export interface Expectation {
  readonly kind: 'value' | 'print';
  /** One entry per comment line. */
  readonly texts: readonly string[];
}

/** A module of a sample or of a package, after the modules that it imports. */
export interface CellModule {
  readonly name: string;
  readonly text: string;
}

/** What the page asks the worker to run. */
export interface Job {
  readonly modules: readonly CellModule[];
  /** Names of the modules that are packages. In a document, they're evaluated before the sample's time starts. */
  readonly packages: readonly string[];
  /** Name of the module that starts the sample. */
  readonly entry: string;
  /** Name of the module with the literals of the stated results. */
  readonly literals: string;
  readonly expectations: readonly Expectation[];
}

export type ColorMode = 'light' | 'dark';

/** What the page sends to the cell. */
export type ToCell =
  | {
      readonly kind: 'run';
      /** The script that runs the job. */
      readonly worker: string;
      readonly job: Job;
      /** Whether it runs in the cell's document, and not in a worker. A cell can do that once. */
      readonly inDocument: boolean;
    }
  | {readonly kind: 'stop'}
  | {readonly kind: 'mode'; readonly mode: ColorMode};

export type LogLevel = 'log' | 'warn' | 'error';

/** A position in a file of the sample, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

/** What the worker reports. Everything in it is text from the sample: show it as text. */
export type FromCell =
  | {readonly kind: 'ready'}
  | {readonly kind: 'start'}
  | {readonly kind: 'line'; readonly level: LogLevel; readonly text: string}
  | {readonly kind: 'cut'; readonly lines: number}
  | {readonly kind: 'error'; readonly text: string; readonly place?: Place}
  | {
      readonly kind: 'result';
      readonly index: number;
      readonly agrees: boolean;
      readonly shown: string;
    }
  | {
      readonly kind: 'step';
      /** Number of the timeline that it belongs to, and the name that this timeline and others have. */
      readonly timeline: number;
      readonly name: string;
      /** What led to the state; empty for an initial state. */
      readonly label: string;
      /** The state, with `CHANGE` around what's new, in full and on one line. */
      readonly text: string;
      readonly short: string;
    }
  | {readonly kind: 'unfinished'}
  /** The height of what the sample shows in the document, in px. It may change after the end. */
  | {readonly kind: 'height'; readonly height: number}
  | {readonly kind: 'end'};
