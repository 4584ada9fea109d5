import path from 'node:path';

/** Name of the theme in a site's configuration. */
export const THEME = 'docusaurus-theme-folio';

/** Folders of the packages, and of their tests. */
export const FOLDERS = ['theme', 'search', 'playground', 'pages'];

/** The oldest release of Docusaurus that the packages support. The newest is the one that this project uses. */
export const OLDEST_RELEASE = '3.10.0';

/** Other themes, of the same release as Docusaurus, for the theme's sites with the newest one. */
export const COMPANIONS = ['@docusaurus/theme-live-codeblock', '@docusaurus/theme-mermaid'];

/** Packages that can't be newer than that release: its progress bar fails with later releases of webpack. */
export const OLDEST_OVERRIDES = {webpack: '5.105.4'};

type Bundler = 'rspack' | 'webpack';

/** The release whose package folder contains the site. */
export type Release = 'newest' | 'oldest';

export interface Site {
  /** Folder of the package that it tests. */
  tested: string;
  release: Release;
  bundler: Bundler;
  /** Arguments of each `docusaurus build`. The builds run one after another, because they share generated files. */
  builds: readonly (readonly string[])[];
}

/** A build with a hosted search index, custom CSS, and other themes, in `hosted/`. */
const HOSTED = ['--config=docusaurus.hosted.config.js', '--out-dir=hosted'];

/** The sites of a package that's added to the stock theme, and nothing else. */
const besideStock = (tested: string): [string, Site][] => [
  [`${tested}-newest`, {tested, release: 'newest', bundler: 'rspack', builds: [[]]}],
  [`${tested}-oldest`, {tested, release: 'oldest', bundler: 'webpack', builds: [['--no-minify']]}],
];

/**
 * The sites that the drop-in tests build, by Playwright project, those that take the longest first. The theme's webpack sites have no
 * `browserslist`, so Docusaurus compiles them for the oldest browsers. The second locale is built only with Rspack, the
 * fastest bundler: nothing in it depends on the bundler. Only one build with webpack is minified, which takes a third of
 * its time. The theme's site with the oldest packages has trailing slashes.
 */
export const SITES: Readonly<Record<string, Site>> = {
  rspack: {tested: 'theme', release: 'newest', bundler: 'rspack', builds: [[], HOSTED]},
  webpack: {
    tested: 'theme',
    release: 'newest',
    bundler: 'webpack',
    builds: [['--locale=en'], [...HOSTED, '--no-minify']],
  },
  oldest: {
    tested: 'theme',
    release: 'oldest',
    bundler: 'webpack',
    builds: [['--config=docusaurus.slashes.config.js', '--locale=en', '--no-minify']],
  },
  ...Object.fromEntries(['search', 'playground', 'pages'].flatMap(besideStock)),
};

/**
 * Returns the folder of a site.
 *
 * @param dir - folder of the run
 * @param name - a key of `SITES`, which is also the name of a Playwright project
 * @throws {Error} if there's no such site
 */
export function siteFolder(dir: string, name: string): string {
  const site = SITES[name];
  if (!site) {
    throw new Error(`There's no site "${name}". The sites are: ${Object.keys(SITES).join(', ')}.`);
  }
  return path.join(dir, site.release, name);
}
