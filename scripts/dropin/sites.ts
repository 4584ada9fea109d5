import path from 'node:path';

/** Name of the theme in a site's configuration. */
export const THEME = 'docusaurus-theme-folio';

/** The oldest release of Docusaurus that the theme supports. The newest is the one that this project uses. */
export const OLDEST_RELEASE = '3.10.0';

/** Other themes, of the same release as Docusaurus, for the newest one. */
export const COMPANIONS = ['@docusaurus/theme-live-codeblock', '@docusaurus/theme-mermaid'];

/** Packages that can't be newer than that release: its progress bar fails with later releases of webpack. */
export const OLDEST_OVERRIDES = {webpack: '5.105.4'};

export type Bundler = 'rspack' | 'webpack';

/** The release whose package folder contains the site. */
export type Release = 'newest' | 'oldest';

export interface Site {
  packages: Release;
  bundler: Bundler;
  /** Arguments of each `docusaurus build`. The builds run one after another, because they share generated files. */
  builds: readonly (readonly string[])[];
}

/** A build with a hosted search index, custom CSS, and other themes, in `hosted/`. */
const HOSTED = ['--config=docusaurus.hosted.config.js', '--out-dir=hosted'];

/** A build with the stock theme and without ours, in `stock/`. */
const STOCK = ['--config=docusaurus.stock.config.js', '--out-dir=stock'];

/**
 * The sites that the drop-in tests build, by Playwright project. One of the webpack sites has no `browserslist`, so
 * Docusaurus compiles it for the oldest browsers. The second locale is built only with Rspack, the fastest bundler:
 * nothing in it depends on the bundler. Only one build with webpack is minified, which takes a third of its time. The
 * site with the oldest packages has trailing slashes.
 */
export const SITES = {
  rspack: {packages: 'newest', bundler: 'rspack', builds: [[], HOSTED, STOCK]},
  webpack: {
    packages: 'newest',
    bundler: 'webpack',
    builds: [['--locale=en'], [...HOSTED, '--no-minify']],
  },
  oldest: {
    packages: 'oldest',
    bundler: 'webpack',
    builds: [
      ['--config=docusaurus.slashes.config.js', '--locale=en', '--no-minify'],
      [...STOCK, '--no-minify'],
    ],
  },
} as const satisfies Record<string, Site>;

export type SiteName = keyof typeof SITES;

export const SITE_NAMES = Object.keys(SITES) as SiteName[];

/** The Playwright project that tests commands. It uses sites of its own and the one built with Rspack. */
export const COMMANDS = 'commands';

/**
 * Returns the folder of a site.
 *
 * @param dir - folder of the run
 * @param name - a key of `SITES`, which is also the name of a Playwright project
 * @throws {Error} if there's no such site
 */
export function siteFolder(dir: string, name: string): string {
  const known = SITE_NAMES.find(site => site === name);
  if (!known) {
    throw new Error(`There's no site "${name}". The sites are: ${SITE_NAMES.join(', ')}.`);
  }
  return path.join(dir, SITES[known].packages, known);
}
