import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {ThemeOptions} from '../common/ThemeOptions';
import {SOURCE_ROOT} from '../common/sourceRoot';
import {componentAliases} from './componentAliases';
import {resolveFromClassic, resolveFromCore} from './resolveFromClassic';

const NONE = path.join(SOURCE_ROOT, 'client/replacements/none');

const SERVED_CODE_BLOCK = path.join(SOURCE_ROOT, 'client/codeBlock/ServedCodeBlock');

/**
 * Modules that are different in the browser than on the server, for `resolve.alias` of the client's
 * configuration.
 *
 * The highlighter is left out, because the HTML of code blocks comes from the server's compilation. So is
 * theme-classic's client module that registers the site's languages with Prism. In development, where no page is
 * rendered ahead of time, `showCode` loads the highlighter with all languages. In a build, what renders a code block comes
 * later, because the blocks of the first page are in its HTML.
 *
 * A production build has no drafts, so it needs no banner that says that a page is one.
 */
function clientAliases(siteDir: string): Record<string, string> {
  const inBrowser = require.resolve('../../client/highlight/inBrowser');
  return {
    [require.resolve('../../client/highlight/onServer')]: inBrowser,
    ...(process.env.NODE_ENV === 'production' && {
      [resolveFromClassic(siteDir, 'theme/CodeBlock/index.js')]: SERVED_CODE_BLOCK,
      [resolveFromClassic(siteDir, 'prism-include-languages')]: inBrowser,
      [resolveFromClassic(siteDir, 'theme/ContentVisibility/Draft/index.js')]: NONE,
    }),
  };
}

/** For `resolve.alias`: replaces Infima's stylesheets, left-to-right and right-to-left, with an empty one. */
function infimaAliases(siteDir: string): Record<string, string> {
  const paths = [resolveFromClassic(siteDir, '')];
  return Object.fromEntries(
    ['default', 'default-rtl'].map(name => [
      require.resolve(`infima/dist/css/default/${name}.css`, {paths}),
      path.join(SOURCE_ROOT, 'client/css/none.css'),
    ]),
  );
}

/**
 * Modules of the theme that replace others, for `resolve.alias`, so that the browser gets nothing that a page
 * doesn't use.
 *
 * @returns path or name of a module → path of the module that replaces it
 */
export function bundlerAliases(
  {siteDir}: LoadContext,
  options: ThemeOptions,
  isServer: boolean,
): Record<string, string> {
  return {
    ...componentAliases(siteDir),
    ...(isServer ? {} : clientAliases(siteDir)),
    [resolveFromClassic(siteDir, 'nprogress')]: NONE,
    [resolveFromCore(siteDir, 'BaseUrlIssueBanner')]: isServer
      ? path.join(SOURCE_ROOT, 'client/replacements/BaseUrlIssueBanner')
      : NONE,
    ...(options.infima ? {} : infimaAliases(siteDir)),
  };
}
