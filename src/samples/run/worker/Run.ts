import type {Expectation} from './compare';

/** A block to run. */
export interface Run {
  /** The bundle, as an ES module. */
  code: string;
  /** File name in stack traces. */
  name: string;
  /** `dom` or `production`. */
  env?: string;
  throws?: string;
  logs?: string;
  expectations: Expectation[];
}

/** What a block did. */
export interface RunResult {
  /** The first error that the block threw. */
  error?: {message: string; stack: string};
  /** Results in the order of the expectations. */
  results: {agrees: boolean; shown: string[]}[];
  /** Messages passed to `console.error` and `console.warn`. */
  warnings: string[];
}
