/** The results of `test-engines.ts`, which it writes as JSON. */
export interface EnginesReport {
  /** How many actions passed, over all browsers. */
  passed: number;
  failures: {engine: string; action: string; message: string}[];
  /** Browsers that aren't installed. */
  missing: string[];
}
