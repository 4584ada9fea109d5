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
  /** The generated files change while a site is edited, and nobody waits for bytes then. */
  readonly isProduction: boolean;
}

/**
 * For `resolve.alias`: what the theme's own modules stand in for, so that nothing that a page does
 * not use is sent to the browser.
 *
 * @returns path or name of a module → path of the module that takes its place
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
