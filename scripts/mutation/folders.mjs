const theme = 'theme-plugin/src';
const clientSearch = `${theme}/client/search`;
const settingsTests = 'test/plugin/{options,themeConfig,hostedConfig}.test.ts';

/** Whatever can notice a mutant in one of the folders. */
export const ALL_TESTS = [
  'test/unit/{client,node,shared,theme,samples}/**/*.test.{ts,tsx,mjs}',
  settingsTests,
];

/**
 * The code under mutation testing, by folder, with the tests that run when one folder is asked for
 * alone. Stryker loads every test file that imports the mutated module, for each of its mutants: for
 * `words.ts` that is almost all of them.
 *
 * @type {Record<string, {mutate: string[], tests: string[]}>}
 */
export const folders = {
  settings: {
    mutate: [`${theme}/node/{inlineScripts,options,themeConfig,describeValidationError}.ts`],
    tests: [settingsTests, 'test/unit/node/inlineScripts.test.ts'],
  },
  sharedSearch: {
    mutate: [`${theme}/shared/search/**/*.ts`],
    tests: [
      'test/unit/shared/search/*.test.ts',
      'test/unit/client/search/local/*.test.ts',
      'test/unit/node/search/*.test.ts',
    ],
  },
  nodeSearch: {
    mutate: [`${theme}/node/search/**/*.ts`],
    tests: ['test/unit/node/search/**/*.test.ts', settingsTests],
  },
  ...Object.fromEntries(
    ['controller', 'insights', 'local', 'page', 'searchClient', 'storage'].map(name => [
      name,
      {
        mutate: [`${clientSearch}/${name}/**/*.ts`],
        tests: [`test/unit/client/search/${name}/**/*.test.{ts,tsx}`],
      },
    ]),
  ),
  searchDialog: {
    mutate: [`${clientSearch}/*.ts`, `${clientSearch}/{ui,hooks}/**/*.{ts,tsx}`],
    tests: [
      'test/unit/client/search/{ui,hooks}/**/*.test.{ts,tsx}',
      'test/unit/client/search/*.test.ts',
      'test/unit/theme/SearchBar.test.tsx',
    ],
  },
  hooks: {
    mutate: [`${theme}/client/!(search)/**/use*.ts`],
    tests: ['test/unit/client/!(search)/**/*.test.{ts,tsx}', 'test/unit/theme/*.test.tsx'],
  },
  samples: {
    mutate: ['src/samples/**/*.ts'],
    tests: ['test/unit/samples/**/*.test.ts'],
  },
};
