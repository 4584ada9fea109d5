/** A room that others enter only through the files in its folder `doors`. */
const behindDoors = (room, exceptFrom = []) => ({
  name: `doors-of-${room.split('/').at(-1)}`,
  comment: `Outside of ${room}/, import what ${room}/doors/ exports.`,
  severity: 'error',
  from: {pathNot: [`^${room}/`, ...exceptFrom]},
  to: {path: `^${room}/`, pathNot: `^${room}/doors/`},
});

/** Files of one part that may not import files of another. Types count, too. */
const noImport = (name, from, to) => ({
  name,
  severity: 'error',
  from: {path: `^${from}`},
  to: {path: `^${to}`},
});

const theme = 'theme-plugin/src';
const pages = 'theme-plugin/pages/src';
const inBrowser = `${theme}/((article/)?client/|theme/|search/(engine|session|hosted|ui)/|search/doors/(?!build))`;
const atBuild = `${theme}/((article/)?node/|search/build/|search/doors/build\\.ts)`;

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
    // The benchmark measures parts of the search that nobody else uses apart from the rest.
    behindDoors('theme-plugin/src/search', ['^theme-plugin/scripts/searchParts\\.ts$']),
    noImport('samples-know-no-tutorials', 'src/samples/', 'src/tutorials/'),
    noImport('snapshots-know-no-users', 'src/snapshots/', 'src/(?!snapshots/)'),
    noImport('one-door-to-examples', '(src/(?!snapshots/)|scripts/)', 'examples/'),
    noImport('site-knows-no-commands', 'src/', 'scripts/'),
    noImport('site-takes-exports-of-theme', '(src|scripts)/', `${theme}/(?!(index|code)\\.ts)`),
    noImport('packages-know-no-site', 'theme-plugin/', '(src|scripts)/'),
    noImport(
      'packages-have-doors',
      `(?!theme-plugin/(pages/|scripts/))`,
      `${pages}/(?!(index|build)\\.ts|shared/)`,
    ),
    noImport('pages-know-no-theme', `${pages}/`, `${theme}/`),
    noImport('browser-imports-nothing-of-build', inBrowser, atBuild),
    noImport(
      'build-imports-nothing-of-browser',
      atBuild,
      `${theme}/(client|article/client|theme)/`,
    ),
    noImport('shared-stands-alone', `${theme}/shared/`, `${theme}/(?!shared/)`),
    noImport(
      'search-logic-knows-no-page',
      `${theme}/search/(engine|session|hosted)/`,
      `${theme}/(client|theme|search/ui)/`,
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
