import path from 'node:path';

/** An import to leave out of the browser's bundles → the module that takes its place. */
export type Aliases = Readonly<Record<string, string>>;

/** theme-classic belongs to the preset, so it need not be found from the site or from here (pnpm). */
function classicThemeFolder(siteDir: string): string | undefined {
  const from = [siteDir, __dirname];
  for (const preset of ['@docusaurus/preset-classic/package.json', undefined]) {
    try {
      const paths = preset ? [require.resolve(preset, {paths: from})] : from;
      return path.dirname(require.resolve('@docusaurus/theme-classic/package.json', {paths}));
    } catch {
      // The next place, or none: then nothing of it can get into a bundle.
    }
  }
  return undefined;
}

/**
 * What keeps the highlighter out of the browser: the blocks' HTML comes from the server's
 * compilation, and theme-classic's client module, which teaches Prism the site's languages, has
 * nobody to teach. For `resolve.alias` of the client's configuration.
 *
 * In development, where no page is rendered ahead, `showCode` loads the highlighter, languages and
 * all.
 */
export function clientAliases(siteDir: string): Aliases {
  const inBrowser = require.resolve('../../client/highlight/inBrowser');
  const classic = process.env.NODE_ENV === 'production' ? classicThemeFolder(siteDir) : undefined;
  return {
    [require.resolve('../../client/highlight/onServer')]: inBrowser,
    ...(classic && {[path.join(classic, 'lib/prism-include-languages')]: inBrowser}),
  };
}
