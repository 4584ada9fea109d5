import jestConfig from './jest.config.mjs';

/**
 * Mutation testing: plants small faults in the code where a fault costs readers most, and reports
 * which of them the unit tests don't notice. `npm run mutate` takes too long for `npm test`.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'jest',
  jest: {
    config: {
      ...jestConfig,
      testMatch: ['<rootDir>/test/unit/{client,node,shared,theme,samples}/**/*.test.{ts,tsx,mjs}'],
    },
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  buildCommand: 'node scripts/mutation/useCoverageEnvironment.mjs',
  mutate: [
    'theme-plugin/src/{client,shared,node}/search/**/*.{ts,tsx}',
    'theme-plugin/src/client/**/use*.ts',
    'theme-plugin/src/node/{inlineScripts,options,themeConfig,describeValidationError}.ts',
    'scripts/samples/**/*.mjs',
    '!**/*.d.ts',
  ],
  ignorePatterns: ['/build', '/reports', '/static', '/test-results', '/test/e2e', '/test/dropin'],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: {logTests: false, reportTests: false, allowColor: false},
  jsonReporter: {fileName: 'reports/mutation/mutation.json'},
  htmlReporter: {fileName: 'reports/mutation/mutation.html'},
  thresholds: {high: 90, low: 80, break: 80},
  concurrency: 2,
};
