import {tsImport} from 'tsx/esm/api';
import jestConfig from '../../jest.config.mjs';

/** @type {typeof import('./mutation/folders')} */
const {ALL_TESTS, folders} = await tsImport('./mutation/folders.ts', import.meta.url);

const only = process.env['MUTATE_FOLDER'];
if (only !== undefined && !(only in folders)) {
  throw new Error(
    `MUTATE_FOLDER is "${only}". Set it to one of: ${Object.keys(folders).join(', ')}.`,
  );
}
const chosen = only === undefined ? Object.values(folders) : [folders[only]];
const tests = only === undefined ? ALL_TESTS : folders[only].tests;
const report = `reports/mutation/${only ?? 'mutation'}`;

/**
 * Mutation testing: plants small faults in the code where a fault costs readers most, and reports
 * which of them the tests don't notice. `npm run mutate` takes hours; `MUTATE_FOLDER=shared npm run
 * mutate` takes minutes, with the tests of that folder alone.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest',
  jest: {
    config: {
      ...jestConfig,
      testMatch: tests.map(test => `<rootDir>/${test}`),
    },
    enableFindRelatedTests: only === undefined,
  },
  coverageAnalysis: 'perTest',
  // A mutant that takes too long counts as found, so that a busy machine would raise the score.
  timeoutMS: 30_000,
  buildCommand: 'tsx scripts/lab/mutation/useCoverageEnvironment.ts',
  mutate: [...chosen.flatMap(({mutate}) => mutate), '!**/*.d.ts'],
  ignorePatterns: ['/build', '/reports', '/static', '/test-results', '/test/e2e', '/test/dropin'],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: `${report}.incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: {logTests: false, reportTests: false, allowColor: false},
  jsonReporter: {fileName: `${report}.json`},
  htmlReporter: {fileName: `${report}.html`},
  thresholds: {high: 90, low: 80, break: 80},
  concurrency: 2,
};
