import path from 'node:path';

/** Folder of a package, resolved from one of `paths`. */
const findPackage = (name: string, paths: string[]): string =>
  path.dirname(require.resolve(`${name}/package.json`, {paths}));

/** theme-classic is a dependency of the preset, so the site itself may not be able to resolve it (pnpm). */
function classicTheme(siteDir: string): string {
  const paths = [siteDir, __dirname];
  try {
    paths.unshift(findPackage('@docusaurus/preset-classic', paths));
  } catch {
    // The site depends on theme-classic directly.
  }
  return findPackage('@docusaurus/theme-classic', paths);
}

/**
 * Absolute path of a client file in the theme-classic that the site uses.
 *
 * @param siteDir - the site's folder
 * @param file - path below theme-classic's `lib/`, without its extension
 * @returns the path without its extension, as core requires client modules
 * @throws Error if the site has no theme-classic
 */
export function resolveFromClassic(siteDir: string, file: string): string {
  return path.join(classicTheme(siteDir), 'lib', file);
}

/**
 * Absolute path of a file in core's client.
 *
 * @param siteDir - the site's folder
 * @param file - path below core's `lib/client/`, without its extension
 */
export function resolveFromCore(siteDir: string, file: string): string {
  return path.join(findPackage('@docusaurus/core', [siteDir, __dirname]), 'lib/client', file);
}
