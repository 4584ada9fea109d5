import path from 'node:path';
import {resolveRequest} from '../server/resolveRequest';
import {decodeFragment} from './decodeFragment';
import type {PageFacts} from './readPage';

export interface Site {
  /** Absolute path of the build folder. */
  dir: string;
  /** The published origin, for example `https://redux.js.org`. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** The anchors of a built file, by its path inside `dir`. */
  anchorsOf: (file: string) => Set<string> | undefined;
}

/**
 * Checks that every URL on the site's own origin leads to a built file, and every fragment to an anchor in it.
 *
 * @param address - URL of the page on the published site
 * @returns what's wrong and how to fix it
 */
export function checkLinks(page: PageFacts, address: string, site: Site): string[] {
  return [...new Set(page.addresses)].flatMap(written => {
    const url = URL.canParse(written, address) ? new URL(written, address) : null;
    if (url === null) {
      return [`has an invalid URL: "${written}"`];
    }
    if (url.origin !== new URL(site.siteUrl).origin) {
      return [];
    }
    const file = fileAt(url.pathname, site);
    if (file === null) {
      return [`links to ${written}, which isn't there: fix the URL, or remove the link`];
    }
    const fragment = decodeFragment(url.hash.slice(1));
    const anchors = fragment === '' ? undefined : site.anchorsOf(file);
    return anchors && !anchors.has(fragment)
      ? [
          `links to ${written}, but ${file} has no id "${fragment}": fix the fragment, or add the id`,
        ]
      : [];
  });
}

/** @returns the path in the build folder of the file that's served there */
export function fileAt(
  pathname: string,
  {dir, baseUrl}: Pick<Site, 'dir' | 'baseUrl'>,
): string | null {
  const found = resolveRequest(dir, baseUrl, pathname);
  if (found.kind === 'redirect') {
    return fileAt(found.location, {dir, baseUrl});
  }
  return found.kind === 'file' ? path.relative(dir, found.file).split(path.sep).join('/') : null;
}
