import type {Expectation} from './compare';

/** A block to run. */
export interface Job {
  /** The bundle, as an ES module. */
  code: string;
  /** File name in stack traces. */
  name: string;
  /** `dom` or `production`. */
  env?: string;
  throws?: string;
  logs?: string;
  /** Name of the global that the instrumented code reports to. */
  reporter: string;
  expectations: Expectation[];
}

/** What a block did. */
export interface Outcome {
  /** The first error that the block threw. */
  error?: {message: string; stack: string};
  /** Results in the order of the expectations. */
  results: {agrees: boolean; shown: string[]}[];
  /** Messages passed to `console.error` and `console.warn`. */
  warnings: string[];
}
