import {summarize, type StepResult} from '@site/scripts/test/summarize';

const step = (name: string, outcome: StepResult['outcome'], more: Partial<StepResult> = {}) => ({
  name,
  command: name,
  outcome,
  ...(outcome === 'passed' && {seconds: 3}),
  ...more,
});

it('lists the steps, what failed, how to repeat and fix it, what was skipped, and the totals', () => {
  const failures = [{file: 'test/e2e/menu.spec.ts:9', title: '[browser] closes'}];
  const results = [
    step('formatting', 'failed'),
    step('build', 'passed', {seconds: 66}),
    step('html', 'not run'),
    step('unit', 'passed', {report: {passed: 90, failures: []}}),
    step('types', 'unchanged'),
    step('browser', 'failed', {
      command: 'playwright test --tsconfig=test/x.json --project=browser --workers=1',
      report: {passed: 8, failures},
    }),
    step('engines', 'passed', {report: {passed: 24, failures: [], missing: ['WebKit']}}),
  ];
  expect(summarize(results).split('\n')).toEqual([
    'minutes passed failed',
    '             0      1  failed  formatting',
    '             0      1  not run html',
    '             8      1  failed  browser',
    '    1.1      1      0  passed  build',
    '    0.1     90      0  passed  unit',
    '    0.1     24      0  passed  engines',
    '',
    '── formatting: 1 failed',
    'Repeat it: npm test -- --only formatting',
    'Fix it: npm run format',
    '',
    '── browser: 1 failed',
    'test/e2e/menu.spec.ts:9  [browser] closes',
    'Repeat it: npx playwright test --tsconfig=test/x.json test/e2e/menu.spec.ts:9',
    '',
    "Not tested, because this machine doesn't have them: WebKit",
    '',
    'Skipped, because nothing that they read has changed since they passed (--all runs them, too): types',
    '',
    '123 passed, 3 failed',
  ]);
});
