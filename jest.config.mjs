import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const coreExports = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client/exports',
);
/** The browser build, which readers run. Jest would otherwise resolve the package to its Node build. */
const algoliaInBrowser = path.join(
  path.dirname(require.resolve('algoliasearch/lite')),
  'browser.umd.js',
);
const classicTheme = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/theme',
);

/** The public `@docusaurus/<name>` modules of core's client. A wildcard would also match packages like theme-common. */
const coreClientExports = [
  'BrowserOnly',
  'ComponentCreator',
  'ErrorBoundary',
  'ExecutionEnvironment',
  'Head',
  'Interpolate',
  'Link',
  'Noop',
  'Translate',
  'constants',
  'isInternalUrl',
  'renderRoutes',
  'router',
  'useBaseUrl',
  'useBrokenLinks',
  'useDocusaurusContext',
  'useGlobalData',
  'useIsBrowser',
  'useIsomorphicLayoutEffect',
  'useRouteContext',
];

const themeFolder = path.join(import.meta.dirname, 'theme-plugin/theme/src/theme');

/** The `@theme` components that our theme implements. The others come from theme-classic. */
const ownComponents = fs
  .readdirSync(themeFolder, {recursive: true, encoding: 'utf8'})
  .filter(file => /\.tsx?$/.test(file))
  .map(file => file.replace(/(\/index)?\.tsx?$/, ''));

/** Packages that ship only ES modules. Jest runs CommonJS, so they have to be transformed, too. */
const esmPackages = [
  '@docsearch',
  '@docusaurus',
  '@mdx-js',
  'docusaurus-theme-folio',
  'parse5',
  'entities',
  'unified',
  'bail',
  'trough',
  'vfile',
  'vfile-message',
  'is-plain-obj',
  'unist-util-.*',
  'mdast-util-.*',
  'micromark.*',
  'remark.*',
  'decode-named-character-reference',
  'character-.*',
  'fault',
  'format',
  'devlop',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'longest-streak',
  'hast-util-.*',
  'bcp-47-match',
  'direction',
  'hastscript',
  'html-void-elements',
  'property-information',
  'rehype-minify-whitespace',
  'space-separated-tokens',
  'comma-separated-tokens',
  'collapse-white-space',
  'trim-trailing-lines',
  'vfile-location',
  'web-namespaces',
  'zwitch',
  'estree-util-.*',
  'parse-entities',
  'stringify-entities',
  'is-.*',
];

/** @type {import('jest').Config} */
export default {
  rootDir: '.',
  testMatch: ['<rootDir>/test/{unit,plugin,ssr,types}/**/*.test.{ts,tsx}'],
  testEnvironment: 'node',
  // For hangs. A busy machine takes 30 times as long as a quiet one.
  testTimeout: 600_000,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'json'],
  setupFilesAfterEnv: ['<rootDir>/test/support/jestSetup.ts'],
  modulePathIgnorePatterns: [
    '<rootDir>/build/',
    '<rootDir>/.cache/',
    // All snapshots of an app have the same package name.
    '<rootDir>/examples/[a-z]+/(part-|starter/)',
    '<rootDir>/.docusaurus/',
    '<rootDir>/theme-plugin/dist/',
  ],
  transform: {
    '^.+\\.(mjs|[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
          target: 'es2022',
        },
        module: {type: 'commonjs'},
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/test/support/cssModule.ts',
    '\\.css$': '<rootDir>/test/support/emptyStub.ts',
    '\\.(svg|png|jpe?g|webp|avif)$': '<rootDir>/test/support/emptyStub.ts',
    '^algoliasearch/lite$': algoliaInBrowser,
    '^@site/(.*)$': '<rootDir>/$1',
    '^@folio/(.*)$': '<rootDir>/theme-plugin/theme/src/$1',
    '^@folio-search/(.*)$': '<rootDir>/theme-plugin/search/src/$1',
    '^@folio-pages/(.*)$': '<rootDir>/theme-plugin/pages/src/$1',
    '^@folio-playground/(.*)$': '<rootDir>/theme-plugin/playground/src/$1',
    '^@generated/(.*)$': '<rootDir>/test/support/generated/$1',
    '^@theme/(CodeBlock|TabItem|Tabs)$': '<rootDir>/theme-plugin/theme/src/client/replacements/$1',
    [`^@theme/(${ownComponents.join('|')})$`]: '<rootDir>/theme-plugin/theme/src/theme/$1',
    '^@theme/(.*)$': `${classicTheme}/$1`,
    [`^@docusaurus/(${coreClientExports.join('|')})$`]: `${coreExports}/$1`,
  },
};
