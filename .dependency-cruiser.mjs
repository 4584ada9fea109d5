/** Files of one part that may not import files of another. Types count, too. */
const noImport = (name, from, to) => ({
  name,
  severity: 'error',
  from: {path: `^${from}`},
  to: {path: `^${to}`},
});

const theme = 'theme-plugin/theme/src';
const pages = 'theme-plugin/pages/src';
const search = 'theme-plugin/search/src';
const playground = 'theme-plugin/playground/src';
const inBrowser = `(${theme}/((article/)?client|theme)/|${search}/((engine|session|hosted|ui|client|theme)/|form\\.ts)|${playground}/(client|editor|run|theme)/)`;
const atBuild = `(${theme}/(article/)?node/|(${search}|${playground})/build[./])`;

/** Circles between files and between folders make neither readable alone. Types count, too. */
export default {
  forbidden: [
    {
      name: 'no-circular-files',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-circular-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: {circular: true},
    },
    noImport('samples-know-no-tutorials', 'src/samples/', 'src/tutorials/'),
    noImport('snapshots-know-no-users', 'src/snapshots/', 'src/(?!snapshots/)'),
    noImport('one-door-to-examples', '(src/(?!snapshots/)|scripts/)', 'examples/'),
    noImport('site-knows-no-commands', 'src/', 'scripts/'),
    noImport(
      'site-takes-exports-of-theme',
      '(src|scripts)/',
      `(${theme}|${playground})/(?!(index|code)\\.ts)`,
    ),
    noImport('packages-know-no-site', 'theme-plugin/', '(src|scripts)/'),
    noImport(
      'packages-have-doors',
      '(?!theme-plugin/(pages|search|scripts)/)',
      `(${pages}/(?!(index|build)\\.ts|shared/)|${search}/(?!(index|build|form)\\.ts|client/|shared/|theme/))`,
    ),
    noImport('pages-know-no-other', `${pages}/`, `theme-plugin/(?!pages/)`),
    noImport('theme-knows-no-playground', `(${theme}|${search})/`, `${playground}/`),
    noImport(
      'playground-knows-only-pages',
      `${playground}/`,
      `theme-plugin/(?!playground/|${pages.slice(13)}/(build\\.ts|shared/))`,
    ),
    noImport(
      'search-knows-no-theme',
      `${search}/`,
      `theme-plugin/(?!search/|${pages.slice(13)}/(build\\.ts|shared/))`,
    ),
    noImport('browser-imports-nothing-of-build', inBrowser, atBuild),
    noImport(
      'build-imports-nothing-of-browser',
      atBuild,
      `(${theme}/(client|article/client|theme)|${search}/(client|theme|ui)|${playground}/(client|editor|run|theme))/`,
    ),
    noImport('shared-stands-alone', `${theme}/shared/`, `${theme}/(?!shared/)`),
    noImport(
      'search-logic-knows-no-page',
      `${search}/(engine|session|hosted)/`,
      `${search}/(client|theme|ui)/`,
    ),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '(^|/)node_modules/'},
    tsPreCompilationDeps: true,
    // Without tsconfig.json's `@theme/`: which component it names is the site's choice, so no file depends on another by it.
    tsConfig: {fileName: `${import.meta.dirname}/scripts/lint/aliases.tsconfig.json`},
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.mjs', '.js']},
  },
};
