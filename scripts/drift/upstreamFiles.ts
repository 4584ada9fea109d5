import fs from 'node:fs';
import path from 'node:path';

/** Paths of files by the name of their package. */
export type UpstreamFiles = Readonly<Record<string, readonly string[]>>;

const CLASSIC = '@docusaurus/theme-classic';

/** Modules of theme-classic that the theme replaces or removes by their paths. */
const MODULES = [
  'lib/nprogress.js',
  'lib/prism-include-languages.js',
  'lib/theme/CodeBlock/index.js',
  'lib/theme/TabItem/index.js',
  'lib/theme/Tabs/index.js',
];

/** What the theme replaces or relies on apart from theme-classic's components. */
const OTHERS: UpstreamFiles = {
  '@docusaurus/core': [
    'lib/client/BaseUrlIssueBanner/index.js',
    'lib/client/routeContext.js',
    'lib/client/exports/ErrorBoundary.js',
  ],
  '@docusaurus/theme-common': [
    'lib/internal.d.ts',
    'lib/contexts/announcementBar.js',
    'lib/contexts/colorMode.js',
    'lib/contexts/navbarMobileSidebar.js',
    'lib/contexts/navbarSecondaryMenu/display.js',
    'lib/utils/storageUtils.js',
    'lib/utils/tabsUtils.js',
  ],
  '@docusaurus/theme-search-algolia': [
    'lib/theme/SearchBar/index.js',
    'lib/theme/SearchPage/index.js',
  ],
  '@docusaurus/utils-common': ['lib/index.js'],
};

/**
 * Lists the files of other packages that the theme's own were written against: each component of theme-classic that the
 * theme has too, and what it takes from elsewhere.
 *
 * @param root - root folder of the project
 */
export function upstreamFiles(root: string): UpstreamFiles {
  const own = path.join(root, 'theme-plugin/theme/src/theme');
  const classic = path.join(root, 'node_modules', CLASSIC);
  const components = fs
    .readdirSync(own, {recursive: true, encoding: 'utf8'})
    .filter(file => file.endsWith('index.tsx'))
    .map(file => path.posix.dirname(file.replaceAll(path.sep, '/')))
    .flatMap(name => [`lib/theme/${name}/index.js`, `lib/theme/${name}.js`])
    .filter(file => fs.existsSync(path.join(classic, file)))
    .sort();
  return {[CLASSIC]: [...components, ...MODULES], ...OTHERS};
}
