import path from 'node:path';
import {resolveRequest} from '../server/resolveRequest.mjs';

/**
 * @typedef {object} Site
 * @property {string} dir absolute path of the build folder
 * @property {string} siteUrl the published origin, for example `https://redux.js.org`
 * @property {string} baseUrl with a slash at each end
 * @property {(file: string) => Set<string> | undefined} anchorsOf the anchors of a built file, by its path inside `dir`
 */

/**
 * Every address on the site's own origin leads to a built file, and every fragment to an anchor on it.
 *
 * @param {import('./readPage.mjs').PageFacts} page
 * @param {string} address of the page, on the published site
 * @param {Site} site
 * @returns {string[]} what is wrong and how to mend it
 */
export function checkLinks(page, address, site) {
  return [...new Set(page.addresses)].flatMap(written => {
    const url = URL.canParse(written, address) ? new URL(written, address) : null;
    if (url === null) {
      return [`has an address that is none: "${written}"`];
    }
    if (url.origin !== new URL(site.siteUrl).origin) {
      return [];
    }
    const file = fileAt(url.pathname, site);
    if (file === null) {
      return [`links to ${written}, which is not there: mend the address, or remove the link`];
    }
    const fragment = decodeURIComponent(url.hash.slice(1));
    const anchors = fragment === '' ? undefined : site.anchorsOf(file);
    return anchors && !anchors.has(fragment)
      ? [
          `links to ${written}, but ${file} has no id "${fragment}": mend the fragment, or add the id`,
        ]
      : [];
  });
}

/**
 * @param {string} pathname
 * @param {Pick<Site, 'dir' | 'baseUrl'>} site
 * @returns {string | null} the built file a reader gets there, by its path inside the build folder
 */
export function fileAt(pathname, {dir, baseUrl}) {
  const found = resolveRequest(dir, baseUrl, pathname);
  if (found.kind === 'redirect') {
    return fileAt(found.location, {dir, baseUrl});
  }
  return found.kind === 'file' ? path.relative(dir, found.file).split(path.sep).join('/') : null;
}
