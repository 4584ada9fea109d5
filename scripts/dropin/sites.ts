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

/**
 * The sites that the drop-in tests build, by the names of Playwright's projects. One with webpack has no
 * `browserslist`, for which Docusaurus compiles as for the oldest browsers.
 */
export const SITES = {
  rspack: {packages: 'newest', bundler: 'rspack'},
  webpack: {packages: 'newest', bundler: 'webpack'},
  oldest: {packages: 'oldest', bundler: 'webpack'},
} as const satisfies Record<string, {packages: Release; bundler: Bundler}>;

type SiteName = keyof typeof SITES;

/**
 * The folder of a site.
 *
 * @param dir - folder of the run
 * @param name - one of `SITES`, which Playwright's project is called
 * @throws {Error} where there is no such site
 */
export function siteFolder(dir: string, name: string): string {
  if (!isSiteName(name)) {
    throw new Error(`There is no site "${name}", only: ${Object.keys(SITES).join(', ')}.`);
  }
  return path.join(dir, SITES[name].packages, name);
}

function isSiteName(name: string): name is SiteName {
  return name in SITES;
}
