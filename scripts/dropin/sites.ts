import path from 'node:path';

/** Name of the theme as a site writes it. */
export const THEME = 'docusaurus-theme-folio';

/** The oldest release of Docusaurus that the theme supports. The newest is the one that this project uses. */
export const OLDEST_RELEASE = '3.10.0';

/** What else has to be of its time: its progress bar fails with a webpack that came out after it. */
export const OLDEST_OVERRIDES = {webpack: '5.105.4'};

export type Bundler = 'rspack' | 'webpack';

/** Which release's folder of packages a site is in. */
export type Release = 'newest' | 'oldest';

export interface Site {
  packages: Release;
  bundler: Bundler;
  /** Arguments of each `docusaurus build`, in the order in which they run: they share the folder of generated files. */
  builds: readonly (readonly string[])[];
}

/** Into `hosted/`: with a hosted index. */
const HOSTED = ['--config=docusaurus.hosted.config.js', '--out-dir=hosted'];

/** Into `restyled/`: with CSS of its own. */
const RESTYLED = ['--config=docusaurus.restyled.config.js', '--out-dir=restyled'];

/** Into `restyledHosted/`: with both. What makes scripts smaller takes a third of webpack's time, and is shown before. */
const RESTYLED_HOSTED = [
  '--config=docusaurus.restyledHosted.config.js',
  '--out-dir=restyledHosted',
  '--no-minify',
];

/**
 * The sites that the drop-in tests build, by the names of Playwright's projects. One with webpack has no
 * `browserslist`, for which Docusaurus compiles as for the oldest browsers.
 */
export const SITES = {
  rspack: {packages: 'newest', bundler: 'rspack', builds: [[], HOSTED, RESTYLED]},
  webpack: {packages: 'newest', bundler: 'webpack', builds: [[], RESTYLED_HOSTED]},
  oldest: {packages: 'oldest', bundler: 'webpack', builds: [['--locale=en', '--no-minify']]},
} as const satisfies Record<string, Site>;

export type SiteName = keyof typeof SITES;

export const SITE_NAMES = Object.keys(SITES) as SiteName[];

/** Playwright's project of the tests that run commands, on sites of their own and on that built with Rspack. */
export const COMMANDS = 'commands';

/**
 * The folder of a site.
 *
 * @param dir - folder of the run
 * @param name - one of `SITES`, which Playwright's project is called
 * @throws {Error} where there is no such site
 */
export function siteFolder(dir: string, name: string): string {
  const known = SITE_NAMES.find(site => site === name);
  if (!known) {
    throw new Error(`There is no site "${name}", only: ${SITE_NAMES.join(', ')}.`);
  }
  return path.join(dir, SITES[known].packages, known);
}
