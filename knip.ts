import fs from 'node:fs';
import type {KnipConfig} from 'knip';

const CORE_CLIENT = 'node_modules/@docusaurus/core/lib/client/exports';
const CLASSIC_THEME = 'node_modules/@docusaurus/theme-classic/lib/theme';

/** Where the bundler finds Docusaurus's virtual modules, relative to a folder of the project. */
const aliases = (root: string): Record<string, string[]> => ({
  '@theme/*': [
    `${root}/theme-plugin/theme/src/theme/*`,
    `${root}/theme-plugin/theme/src/client/replacements/*`,
    `${root}/${CLASSIC_THEME}/*`,
  ],
  '@folio/*': [`${root}/theme-plugin/theme/src/*`],
  '@folio-search/*': [`${root}/theme-plugin/search/src/*`],
  '@folio-pages/*': [`${root}/theme-plugin/pages/src/*`],
  '@folio-playground/*': [`${root}/theme-plugin/playground/src/*`],
  '@generated/*': [`${root}/test/support/generated/*`],
  ...Object.fromEntries(
    fs
      .readdirSync(CORE_CLIENT)
      .filter(file => file.endsWith('.js'))
      .map(file => file.replace('.js', ''))
      .map(name => [`@docusaurus/${name}`, [`${root}/${CORE_CLIENT}/${name}.js`]]),
  ),
});

const FENCE = /^(`{3,}).*\n[\s\S]*?\n\1/gm;
const IMPORT = /^import [^'"]+['"][^'"]+['"]/gm;

const config: KnipConfig = {
  compilers: {
    // Articles are MDX, whatever their extension. The imports in their samples don't count as the site's.
    md: article => (article.replace(FENCE, '').match(IMPORT) ?? []).join('\n'),
  },
  workspaces: {
    '.': {
      entry: [
        'docusaurus.config.ts',
        'sidebars.ts',
        '.htmlvalidate.mjs',
        'docs/**/*.{md,mdx}',
        'src/{pages,theme}/**/*.tsx',
        // Remark plugins add imports of them to articles.
        'src/components/tutorial/{AppBlock,AppFrame,Checkpoint,PartHeader,ProjectCard}.tsx',
        // Run as separate programs.
        'src/samples/run/worker/worker.ts',
        'src/tutorials/apps/{makeApps.program,buildApps,hostedApp}.ts',
        'src/tutorials/replay/states/vitest.config.ts',
        'scripts/*.ts',
        'theme-plugin/scripts/{pack,release,searchParts}.ts',
        // Loaded by the configurations of Stylelint and ESLint.
        'scripts/lint/{browserSupport,scriptSupport}.ts',
        'test/**/*.{test,spec}.{ts,tsx}',
        'test/**/*.program.ts',
        'test/dropin/playwright.config.ts',
        // Pages of the site that the theme is added to.
        'test/dropin/theme/site/src/pages/*.tsx',
        // Imported by core's modules under Jest.
        'test/support/generated/*.ts',
      ],
      project: [
        '*.{ts,mjs}',
        'docs/**/*.{md,mdx}',
        '{src,scripts,test,theme-plugin/scripts}/**/*.{ts,tsx}',
      ],
      ignore: ['test/unit/**/fixture/**'],
      ignoreDependencies: [
        // Imported by samples in articles about it.
        'redux-persist',
        // Tests compare with what comes along with Docusaurus.
        '@docusaurus/bundler',
        '@docusaurus/theme-translations',
        // Started by its path.
        'wireit',
      ],
      paths: aliases('.'),
      typescript: ['tsconfig.json', 'theme-plugin/tsconfig.build.json'],
      docusaurus: false,
    },
    'theme-plugin/theme': {
      entry: [
        'src/{index,code}.ts',
        'src/theme/**/*.tsx',
        // The generated module of navbar items imports it by path.
        'src/client/navbar/lazyItem.tsx',
        'src/client/replacements/*.{ts,tsx}',
      ],
      project: 'src/**/*.{ts,tsx}',
      ignoreDependencies: [
        // Core installs its own package under this name.
        'react-loadable',
      ],
      paths: aliases('../..'),
    },
    'theme-plugin/playground': {
      entry: [
        'src/theme/**/*.tsx',
        // Bundled for the frame and the worker.
        'src/cell/{frame,worker,assert}.ts',
      ],
      project: 'src/**/*.{ts,tsx}',
      // Docusaurus's name for the components of the theme before this one.
      ignoreDependencies: [/^@theme-init\//],
      paths: aliases('../..'),
    },
    'theme-plugin/pages': {
      project: 'src/**/*.ts',
      // Where the fonts of social cards are.
      ignoreDependencies: [/^@fontsource\//],
      paths: aliases('../..'),
    },
    'theme-plugin/search': {
      entry: 'src/theme/**/*.tsx',
      project: 'src/**/*.{ts,tsx}',
      paths: aliases('../..'),
    },
    // No workspace of npm's: its packages are installed on demand.
    'scripts/lab': {
      entry: ['*.ts', 'stryker.config.mjs', 'mutation/*.ts'],
      project: '**/*.{ts,mjs}',
      // Run as programs.
      ignoreDependencies: ['@stryker-mutator/core'],
      paths: aliases('../..'),
    },
    examples: {
      // A part contains only what differs from the previous one, so imports can't be followed, and readers copy it all.
      entry: '**/*.{ts,tsx}',
      project: '**/*.{ts,tsx}',
      // Imported by a sample.
      ignoreDependencies: ['redux-undo'],
    },
  },
  ignoreIssues: {'examples/{essentials,fundamentals}/**': ['unresolved']},
};

export default config;
