const theme = 'theme-plugin/theme/src';
const pages = 'theme-plugin/pages/src';
const search = 'theme-plugin/search/src';
const playground = 'theme-plugin/playground/src';
const settingsTests = 'test/plugin/{options,pagesOptions,themeConfig,hostedConfig}.test.ts';

/**
 * The code under mutation testing, by folder, with the tests to run if only one folder is selected. For each mutant,
 * Stryker loads every test file that imports the mutated module. For `words.ts`, that's almost all of them.
 */
export const folders: Record<string, {mutate: string[]; tests: string[]}> = {
  settings: {
    mutate: [`${theme}/node/{inlineScripts,options,themeConfig}.ts`, `${pages}/options.ts`],
    tests: [settingsTests, 'test/unit/node/inlineScripts.test.ts'],
  },
  searchShared: {
    mutate: [`${search}/*.ts`],
    tests: ['test/unit/search/*.test.ts', settingsTests],
  },
  ...Object.fromEntries(
    ['build', 'engine', 'session', 'hosted'].map(name => [
      `search${name[0]?.toUpperCase()}${name.slice(1)}`,
      {
        mutate: [`${search}/${name}/**/*.ts`],
        tests: [`test/unit/search/${name}/**/*.test.ts`, settingsTests],
      },
    ]),
  ),
  searchUi: {
    mutate: [`${search}/ui/**/*.{ts,tsx}`],
    tests: ['test/unit/search/ui/**/*.test.{ts,tsx}', 'test/unit/search/SearchBar.test.tsx'],
  },
  hooks: {
    mutate: [`${theme}/client/**/use*.ts`],
    tests: ['test/unit/client/**/*.test.{ts,tsx}', 'test/unit/theme/*.test.tsx'],
  },
  client: {
    mutate: [`${theme}/client/**/*.{ts,tsx}`, `!${theme}/client/**/use*.ts`],
    tests: ['test/unit/client/**/*.test.{ts,tsx}', 'test/unit/theme/*.test.tsx'],
  },
  shared: {
    mutate: [`${theme}/shared/**/*.ts`],
    tests: ['test/unit/{shared,node,client}/**/*.test.{ts,tsx}'],
  },
  playground: {
    mutate: [`${playground}/**/*.ts`],
    tests: ['test/unit/playground/*.test.ts'],
  },
  pages: {
    mutate: [`${pages}/**/*.ts`],
    tests: ['test/unit/pages/**/*.test.ts', settingsTests],
  },
  node: {
    mutate: [`${theme}/node/**/*.ts`],
    tests: ['test/unit/node/**/*.test.ts', settingsTests],
  },
  checks: {
    mutate: ['scripts/{packages,pages,drift}/*.ts'],
    tests: ['test/unit/scripts/{packages,pages}/*.test.ts', 'test/unit/scripts/drift.test.ts'],
  },
  prose: {
    mutate: ['scripts/prose/**/*.ts'],
    tests: ['test/unit/prose/*.test.ts'],
  },
  tutorials: {
    mutate: ['src/tutorials/**/*.ts'],
    tests: ['test/unit/tutorials/**/*.test.ts'],
  },
  samples: {
    mutate: ['src/samples/**/*.ts'],
    tests: ['test/unit/samples/**/*.test.ts'],
  },
};

/** All tests that can detect a mutant in one of the folders. */
export const ALL_TESTS = Array.from(new Set(Object.values(folders).flatMap(({tests}) => tests)));
