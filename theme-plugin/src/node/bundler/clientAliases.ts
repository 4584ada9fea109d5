import {resolveFromClassic} from './resolveFromClassic';

/** An import of the browser's bundles → the module that takes its place. */
export type Aliases = Readonly<Record<string, string>>;

/**
 * What the browser gets other modules for than the server. For `resolve.alias` of the client's
 * configuration.
 *
 * The highlighter stays out: the blocks' HTML comes from the server's compilation, and theme-classic's
 * client module, which teaches Prism the site's languages, has nobody to teach. In development, where
 * no page is rendered ahead, `showCode` loads the highlighter, languages and all.
 */
export function clientAliases(siteDir: string): Aliases {
  const inBrowser = require.resolve('../../client/highlight/inBrowser');
  return {
    [require.resolve('../../client/highlight/onServer')]: inBrowser,
    ...(process.env.NODE_ENV === 'production' && {
      [resolveFromClassic(siteDir, 'prism-include-languages')]: inBrowser,
    }),
  };
}
