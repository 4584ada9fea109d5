import path from 'node:path';

/** Name of the theme as a site writes it. */
export const THEME = 'docusaurus-theme-folio';

/** The oldest release of Docusaurus that the theme supports. The newest is the one that this project uses. */
export const OLDEST_RELEASE = '3.10.0';

/** What else has to be of its time: its progress bar fails with a webpack that came out after it. */
export const OLDEST_OVERRIDES = {webpack: '5.105.4'};

/**
 * The sites that the drop-in tests build, by the names of Playwright's projects: in which folder of packages each is,
 * and what bundles it. One with webpack has no `browserslist`, for which Docusaurus compiles as for the oldest
 * browsers.
 *
 * @type {Readonly<Record<string, {packages: 'newest' | 'oldest', bundler: 'rspack' | 'webpack'}>>}
 */
export const SITES = {
  rspack: {packages: 'newest', bundler: 'rspack'},
  webpack: {packages: 'newest', bundler: 'webpack'},
  oldest: {packages: 'oldest', bundler: 'webpack'},
};

/**
 * @param {string} dir folder of the run
 * @param {string} name of one of `SITES`
 * @returns {string} its folder
 */
export function siteFolder(dir, name) {
  return path.join(dir, SITES[name]?.packages ?? '', name);
}
