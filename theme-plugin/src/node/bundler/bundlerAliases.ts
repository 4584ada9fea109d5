import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {clientAliases} from './clientAliases';
import {aliasCompactDocs} from './aliasCompactDocs';
import type {ThemeOptions} from '../common/ThemeOptions';
import {SOURCE_ROOT} from '../common/sourceRoot';
import {infimaAliases} from './infimaAliases';
import {resolveFromClassic, resolveFromCore} from './resolveFromClassic';

interface Compilation {
  readonly isServer: boolean;
  /** In development the generated files change while someone edits the site, and size doesn't matter. */
  readonly isProduction: boolean;
}

/**
 * Modules of the theme that replace others, for `resolve.alias`, so that the browser gets nothing that a page
 * doesn't use.
 *
 * @returns path or name of a module → path of the module that replaces it
 */
export function bundlerAliases(
  {siteDir, generatedFilesDir}: LoadContext,
  options: ThemeOptions,
  {isServer, isProduction}: Compilation,
): Record<string, string> {
  const none = path.join(SOURCE_ROOT, 'client/replacements/none');
  return {
    ...(isServer
      ? {}
      : {
          ...clientAliases(siteDir),
          '@docusaurus/utils-common$': path.join(SOURCE_ROOT, 'client/replacements/utilsCommon'),
        }),
    ...(isProduction ? aliasCompactDocs(generatedFilesDir, options.docDescriptions) : {}),
    [resolveFromClassic(siteDir, 'nprogress')]: none,
    [resolveFromCore(siteDir, 'BaseUrlIssueBanner')]: isServer
      ? path.join(SOURCE_ROOT, 'client/replacements/BaseUrlIssueBanner')
      : none,
    ...(options.infima ? {} : infimaAliases(siteDir)),
  };
}
