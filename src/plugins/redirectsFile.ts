import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Old URLs mapped to new ones, without the base URL. Both may end in `/*`. */
export type OldAddresses = Readonly<Record<string, string>>;

/** The forms in which a browser may request a URL. Hosts compare them literally. */
function spellings(from: string): string[] {
  const forms = from.endsWith('/*') ? [from] : [from, `${from}/`, `${from}.html`];
  return forms.flatMap(form => [...new Set([form, form.toLowerCase()])]);
}

/**
 * Returns the lines of a `_redirects` file for Netlify and Cloudflare. The first match wins, so folders come last. URLs
 * with a fragment are left out, because browsers don't send it.
 *
 * @param list - old URLs mapped to new ones
 * @param baseUrl - path of the site, with a slash at both ends
 */
export function redirectLines(list: OldAddresses, baseUrl: string): string[] {
  const entries = Object.entries(list).filter(([from]) => !from.includes('#'));
  const isFolder = ([from]: [string, string]): boolean => from.endsWith('/*');
  return [...entries.filter(entry => !isFolder(entry)), ...entries.filter(isFolder)].flatMap(
    ([from, to]) =>
      spellings(from)
        .filter(form => form.replace(/\/$|\.html$/, '') !== to)
        .map(form => {
          const target = to.replace(/\*$/, ':splat');
          return `${baseUrl}${form.slice(1)} ${baseUrl}${target.slice(1)} 301`;
        }),
  );
}

/**
 * Writes a `_redirects` file from the list of old URLs, for hosts that read it.
 *
 * @param list - path of the list, from the site's folder
 */
export function redirectsFile({siteDir, baseUrl}: LoadContext, list: string): Plugin {
  return {
    name: 'redirects-file',
    async postBuild({outDir}) {
      const old: OldAddresses = JSON.parse(await fs.readFile(path.join(siteDir, list), 'utf8'));
      await fs.writeFile(
        path.join(outDir, '_redirects'),
        `${redirectLines(old, baseUrl).join('\n')}\n`,
      );
    },
  };
}
