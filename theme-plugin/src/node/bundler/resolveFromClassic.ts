import path from 'node:path';

/**
 * Absolute path of a client file of theme-classic, as preset-classic of the site finds it.
 *
 * @param siteDir - the site's folder
 * @param file - below theme-classic's `lib/`, without its ending
 * @returns the path without ending, as core requires client modules
 * @throws Error where the site has no preset-classic or theme-classic
 */
export function resolveFromClassic(siteDir: string, file: string): string {
  const preset = require.resolve('@docusaurus/preset-classic/package.json', {
    paths: [siteDir, __dirname],
  });
  const classic = require.resolve('@docusaurus/theme-classic/package.json', {
    paths: [path.dirname(preset), siteDir],
  });
  return path.join(path.dirname(classic), 'lib', file);
}
