import {resolveFromClassic} from './resolveFromClassic';

/** A module in the browser's bundles → the module that replaces it. */
export type Aliases = Readonly<Record<string, string>>;

/**
 * Modules that are different in the browser than on the server, for `resolve.alias` of the client's
 * configuration.
 *
 * The highlighter is left out, because the HTML of code blocks comes from the server's compilation. So is
 * theme-classic's client module that registers the site's languages with Prism. In development, where no page is
 * rendered ahead of time, `showCode` loads the highlighter with all languages.
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
