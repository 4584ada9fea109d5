import type {Step} from './Step';

/**
 * Every check, in the order in which they start. Steps that aren't `alone` run side by side, as many as there are
 * cores: most wait part of the time, for a page or for the network. The build and the quick ones come first, then those
 * that run alone, then the two longest, with the others beside them, so that no core is left idle at the end.
 */
export const steps: readonly Step[] = [
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
  // The files, exports, and packages that nothing needs, and the packages that nobody declares.
  {name: 'unused', command: ['knip', '--no-config-hints', '--no-progress']},
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
    command: ['tsx', 'scripts/test-dropin.mjs'],
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
