/**
 * One check of the project.
 *
 * @typedef {object} Step
 * @property {string} name what `--only` calls it
 * @property {string[]} command program and arguments; programs of node_modules/.bin are found by name
 * @property {'jest' | 'vitest' | 'playwright'} [counts] whose report tells how many tests ran; any other command counts as one
 * @property {string} [needs] the step without which this one can't run
 * @property {string} [repeat] command to which the names of failed files are added; without one, `npm test -- --only` repeats it
 * @property {string} [mend] command that mends what the step finds
 * @property {true} [alone] whether it keeps every core busy on its own, so that nothing should run beside it
 */

/**
 * Every check, in the order in which they start. Steps that aren't `alone` run side by side, as many as there are
 * cores: most wait part of the time, for a page or for the network. The build and the quick ones come first, then those
 * that run alone, then the two longest, with the others beside them, so that no core is left idle at the end.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  {name: 'build', command: ['docusaurus', 'build']},
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level=warn', '.'],
    mend: 'npm run format',
  },
  {name: 'lint', command: ['eslint', '.', '--max-warnings=0'], mend: 'npx eslint . --fix'},
  {
    name: 'circles',
    command: [
      'depcruise',
      'theme-plugin/src',
      'src',
      'scripts',
      '--config=.dependency-cruiser.mjs',
    ],
  },
  {
    name: 'styles',
    command: ['stylelint', '{src,theme-plugin/src}/**/*.css'],
    mend: "npx stylelint '{src,theme-plugin/src}/**/*.css' --fix",
  },
  {name: 'spelling', command: ['cspell', 'lint', '--no-progress', '--quiet', '--gitignore', '.']},
  {name: 'prose', command: ['tsx', 'scripts/check-prose.ts']},
  {name: 'types', command: ['tsc', '--noEmit']},
  {
    name: 'examples',
    command: ['vitest', 'run', '--config=examples/vitest.config.ts'],
    counts: 'vitest',
    repeat: 'npx vitest run --config=examples/vitest.config.ts',
    alone: true,
  },
  {name: 'replay', command: ['tsx', 'scripts/check-replay.ts'], alone: true},
  {name: 'pages', command: ['tsx', 'scripts/check-pages.ts'], needs: 'build'},
  {
    name: 'heading-ids',
    command: ['docusaurus', 'heading-ids:write', '--check'],
    needs: 'build',
    mend: 'npx docusaurus heading-ids:write',
  },
  {
    name: 'html',
    // Beside each index.html stands a copy for hosts that don't serve folders.
    command: [
      'html-validate',
      '--config=.htmlvalidate.mjs',
      'build/**/index.html',
      'build/404.html',
    ],
    needs: 'build',
  },
  {
    name: 'dropin',
    command: ['tsx', 'scripts/test-dropin.ts'],
    counts: 'playwright',
    repeat: 'npm run test:dropin --',
  },
  {
    name: 'browser',
    command: ['playwright', 'test', '--tsconfig=test/support/playwright.tsconfig.json'],
    counts: 'playwright',
    repeat: 'npx playwright test --tsconfig=test/support/playwright.tsconfig.json',
    needs: 'build',
  },
  {name: 'unit', command: ['jest', 'test/unit/'], counts: 'jest', repeat: 'npx jest'},
  {name: 'plugin', command: ['jest', 'test/plugin/'], counts: 'jest', repeat: 'npx jest'},
  {name: 'ssr', command: ['jest', 'test/ssr/'], counts: 'jest', repeat: 'npx jest'},
  {name: 'snapshots', command: ['tsx', 'scripts/check-snapshots.ts']},
  {
    name: 'samples',
    command: ['tsx', 'scripts/check-samples.ts', '--frozen'],
    mend: 'npm run samples',
  },
];

/**
 * The steps that `--only` names, in the order of the table.
 *
 * @param {string | undefined} only names with commas between them; nothing means all
 * @returns {Step[]}
 * @throws {Error} where a name is unknown, with the valid ones
 */
export function selectSteps(only) {
  const names = only?.split(',').map(name => name.trim());
  const unknown = names?.filter(name => !steps.some(step => step.name === name)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `--only names no step "${unknown.join('", "')}". The steps are: ${steps.map(step => step.name).join(', ')}.`,
    );
  }
  return steps.filter(step => !names || names.includes(step.name));
}
