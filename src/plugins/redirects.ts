import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** An old URL that others link to, and the page that it redirects to. Both are routes, without the base URL. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  /** Title of the page at `to`, for readers without JavaScript. */
  readonly title: string;
}

const exists = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** A page that redirects, keeping the query and the fragment. Without JavaScript, it shows a link. */
function pageText({to, title}: Redirect, {siteConfig, i18n}: LoadContext): string {
  const target = siteConfig.baseUrl + to.slice(1);
  const script = `location.replace('${target}' + location.search + location.hash)`;
  const hash = createHash('sha256').update(script).digest('base64');
  const {htmlLang} = i18n.localeConfigs[i18n.currentLocale] ?? {htmlLang: i18n.currentLocale};
  return `<!DOCTYPE html>
<html lang="${htmlLang}">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Moved: ${title} | ${siteConfig.title}</title>
    <link rel="canonical" href="${siteConfig.url}${target}">
    <script>${script}</script>
  </head>
  <body>
    <main>
      <h1>Moved: ${title}</h1>
      <p><a href="${target}">${title}</a></p>
    </main></body></html>`;
}

/**
 * Writes pages that redirect from an old URL to a page of the site. Unlike the official plugin, it allows an old URL
 * that differs from a page's only in case. On a case-insensitive file system, both would be the same file, so it warns
 * and leaves the page alone.
 *
 * The redirects aren't routes, so they're in neither the sitemap nor the search index.
 */
export function redirects(context: LoadContext, list: readonly Redirect[]): Plugin {
  return {
    name: 'redirects',
    async postBuild({outDir}) {
      for (const redirect of list) {
        const folder = path.join(outDir, redirect.from);
        if (await exists(folder)) {
          logger.warn`The address path=${redirect.from} is not written: this file system takes it for a page of the site.`;
          continue;
        }
        const page = pageText(redirect, context);
        await fs.mkdir(folder, {recursive: true});
        // Covers `/from`, `/from.html`, `/from/`, and `/from/index.html`.
        await fs.writeFile(path.join(folder, 'index.html'), page);
        await fs.writeFile(`${folder}.html`, page);
      }
    },
  };
}
