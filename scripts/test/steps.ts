import {ARTICLE_SPECS_PROJECT, ARTICLE_TESTS, VISITED_ARTICLES} from './articleTests';
import type {Step} from './Step';
import {TOOL_TESTS} from './toolTests';

const CI = ['.ci', '.github'];
/** Files that only people read, and the spell checker's words and settings. */
const WORDS = ['CONTRIBUTING.md', 'README.md', 'cspell-words.txt', 'cspell.json'];
/** Files that are published but aren't code. */
const CONTENT = [
  'docs',
  'static',
  'heading-ids.json',
  'old-addresses.json',
  'search-start-links.json',
  'search-synonyms.json',
];
/** Parts of the theme that no sample is proven with. */
const UNPROVEN = ['node', 'search', 'theme'].map(folder => `theme-plugin/src/${folder}`);
/** Files that aren't published. */
const TOOLS = [...CI, ...WORDS, 'scripts', 'test'];

const PLAYWRIGHT = 'playwright test --tsconfig=test/support/playwright.tsconfig.json';
const BROWSER_TESTS: Pick<Step, 'counts' | 'repeat' | 'needs'> = {
  counts: 'playwright',
  repeat: `npx ${PLAYWRIGHT}`,
  needs: 'build',
};
/** Jest's flags that leave tests out, by file or folder. */
const without = (tests: readonly string[]) => tests.map(test => `--testPathIgnorePatterns=${test}`);

/** Everything that no browser test reads. */
const OUTSIDE_BROWSER = [...CI, ...WORDS, 'test/dropin', 'test/plugin', 'test/ssr', 'test/unit'];

/**
 * All checks, in the order in which they start. Steps that aren't `alone` run in parallel, one per core. The build and
 * the quick steps go first, then the longest, so that no core is left waiting for one of them. The steps that run alone
 * come last; their workers keep all cores busy until the end.
 */
export const steps: readonly Step[] = [
  {name: 'build', command: ['docusaurus', 'build'], ignores: TOOLS},
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level=warn', '.'],
    ignores: ['docs'],
    mend: 'npm run format',
  },
  {
    name: 'lint',
    command: ['eslint', '.', '--max-warnings=0'],
    ignores: [...CI, ...WORDS, ...CONTENT],
    mend: 'npx eslint . --fix',
  },
  {
    name: 'imports',
    command: [
      'depcruise',
      'theme-plugin/src',
      'src',
      'scripts',
      'docusaurus.config.ts',
      '--config=.dependency-cruiser.mjs',
    ],
    ignores: [...CI, ...WORDS, ...CONTENT, 'test'],
  },
  // Finds unused files, exports, and packages, and imports of undeclared packages.
  {
    name: 'unused',
    command: ['knip', '--no-config-hints', '--no-progress'],
    ignores: [...CI, ...WORDS, 'static'],
  },
  {
    name: 'packages',
    command: ['tsx', 'scripts/check-packages.ts'],
    ignores: [...WORDS, ...CONTENT, 'src', 'test'],
  },
  {
    name: 'styles',
    command: ['stylelint', '{src,theme-plugin/src}/**/*.css'],
    ignores: [...TOOLS, ...CONTENT, 'examples'],
    mend: "npx stylelint '{src,theme-plugin/src}/**/*.css' --fix",
  },
  {
    name: 'spelling',
    command: [
      'cspell',
      'lint',
      '--no-progress',
      '--quiet',
      '--gitignore',
      '--cache',
      '--cache-strategy=content',
      '--cache-location=.cache/cspell.json',
      '.',
    ],
    fresh: '--cache-reset',
  },
  {
    name: 'prose',
    command: ['tsx', 'scripts/check-prose.ts'],
    ignores: [...CI, ...WORDS, 'static', 'test', 'theme-plugin'],
  },
  {
    name: 'types',
    command: ['tsc', '--noEmit'],
    ignores: [...CI, ...WORDS, 'docs', 'static'],
  },
  {
    name: 'pages',
    command: ['tsx', 'scripts/check-pages.ts'],
    ignores: [...CI, ...WORDS, 'test'],
    needs: 'build',
  },
  {
    name: 'heading-ids',
    command: ['docusaurus', 'heading-ids:write', '--check'],
    ignores: TOOLS,
    needs: 'build',
    mend: 'npx docusaurus heading-ids:write',
  },
  {
    name: 'html',
    // Each index.html has a copy for hosts that don't serve folders.
    command: [
      'html-validate',
      '--config=.htmlvalidate.mjs',
      'build/**/index.html',
      'build/404.html',
    ],
    ignores: TOOLS,
    needs: 'build',
  },
  {
    name: 'dropin',
    command: ['tsx', 'scripts/test-dropin.ts'],
    counts: 'playwright',
    ignores: [
      ...CI,
      ...WORDS,
      ...CONTENT,
      'examples',
      'src',
      'sidebars.ts',
      'test/e2e',
      'test/plugin',
      'test/ssr',
      'test/unit',
    ],
    repeat: 'npm run test:dropin --',
  },
  {
    name: 'engines',
    command: ['tsx', 'scripts/test-engines.ts'],
    counts: 'engines',
    ignores: [...CI, ...WORDS, 'test'],
    needs: 'build',
    perArticle: true,
  },
  {
    name: 'unit',
    command: ['jest', 'test/unit/', ...without([...ARTICLE_TESTS, ...TOOL_TESTS])],
    counts: 'jest',
    ignores: ['docs', 'test/dropin', 'test/e2e'],
    repeat: 'npx jest',
  },
  {
    name: 'replay',
    // The step `examples` runs the snapshots' own tests.
    command: ['tsx', 'scripts/check-replay.ts', '--skip-snapshot-tests'],
    fresh: '--fresh',
    ignores: [...CI, ...WORDS, 'docs', 'static', 'test', 'theme-plugin'],
    reads: ['docs/tutorials'],
  },
  {
    name: 'unit-tools',
    command: ['jest', ...TOOL_TESTS, ...without(ARTICLE_TESTS)],
    counts: 'jest',
    ignores: ['docs', 'test/dropin', 'test/e2e', ...UNPROVEN],
    repeat: 'npx jest',
  },
  {
    name: 'samples',
    command: ['tsx', 'scripts/check-samples.ts', '--frozen'],
    fresh: '--fresh',
    ignores: [...CI, ...WORDS, 'static', 'test', ...UNPROVEN],
    mend: 'npm run samples',
  },
  {
    name: 'plugin',
    command: ['jest', 'test/plugin/'],
    counts: 'jest',
    // The theme's README refers to tests of every kind; this checks that they exist.
    ignores: [...CI, 'docs', 'examples', 'static'],
    repeat: 'npx jest',
  },
  {
    name: 'unit-articles',
    command: ['jest', ...ARTICLE_TESTS],
    counts: 'jest',
    ignores: ['test/dropin', 'test/e2e'],
    perArticle: true,
    repeat: 'npx jest',
  },
  {
    name: 'snapshots',
    command: ['tsx', 'scripts/check-snapshots.ts'],
    ignores: [...CI, ...WORDS, ...CONTENT, 'test', 'theme-plugin'],
  },
  {
    name: 'ssr',
    command: ['jest', 'test/ssr/'],
    counts: 'jest',
    ignores: [...CI, ...WORDS, ...CONTENT, 'examples', 'test/e2e', 'test/unit'],
    repeat: 'npx jest',
  },
  {
    name: 'examples',
    command: ['vitest', 'run', '--config=examples/vitest.config.ts'],
    counts: 'vitest',
    ignores: [...CI, ...WORDS, ...CONTENT, 'test', 'theme-plugin'],
    repeat: 'npx vitest run --config=examples/vitest.config.ts',
    alone: true,
  },
  {
    name: 'browser-articles',
    command: [...PLAYWRIGHT.split(' '), `--project=${ARTICLE_SPECS_PROJECT}`],
    ...BROWSER_TESTS,
    ignores: OUTSIDE_BROWSER,
    perArticle: true,
    alone: true,
  },
  {
    name: 'browser',
    command: [...PLAYWRIGHT.split(' '), '--project=site'],
    ...BROWSER_TESTS,
    ignores: [...OUTSIDE_BROWSER, 'docs'],
    reads: VISITED_ARTICLES,
  },
];
