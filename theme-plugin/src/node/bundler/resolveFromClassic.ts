import path from 'node:path';

/** Folder of a package that some module in one of `paths` would import. */
const findPackage = (name: string, paths: string[]): string =>
  path.dirname(require.resolve(`${name}/package.json`, {paths}));

/** theme-classic belongs to the preset, so the site itself may not see it (pnpm). */
function classicTheme(siteDir: string): string {
  const paths = [siteDir, __dirname];
  try {
    paths.unshift(findPackage('@docusaurus/preset-classic', paths));
  } catch {
    // The site lists theme-classic by itself.
  }
  return findPackage('@docusaurus/theme-classic', paths);
}

/**
 * Absolute path of a client file of theme-classic, as the site finds it.
 *
 * @param siteDir - the site's folder
 * @param file - below theme-classic's `lib/`, without its ending
 * @returns the path without ending, as core requires client modules
 * @throws Error where the site has no theme-classic
 */
export function resolveFromClassic(siteDir: string, file: string): string {
  return path.join(classicTheme(siteDir), 'lib', file);
}

/**
 * Absolute path of a file of core's client.
 *
 * @param siteDir - the site's folder
 * @param file - below core's `lib/client/`, without its ending
 */
export function resolveFromCore(siteDir: string, file: string): string {
  return path.join(findPackage('@docusaurus/core', [siteDir, __dirname]), 'lib/client', file);
}
