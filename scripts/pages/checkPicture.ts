import fs from 'node:fs';
import path from 'node:path';
import {fileAt} from './checkLinks';
import {NOT_FOUND_FILE, PICTURE_MAX_BYTES} from './constants';
import type {PageFacts} from './readPage';
import type {BuiltPage} from './listPages';
import type {Site} from './checkLinks';

/**
 * Checks that a page has exactly one picture for social networks, and that it's a small file on the site. Pages that
 * are excluded from search engines don't need one.
 *
 * @returns what's wrong and how to fix it
 */
export function checkPicture(
  {robots, pictures}: PageFacts,
  {file}: BuiltPage,
  site: Site,
): string[] {
  if (file === NOT_FOUND_FILE || robots.includes('noindex')) {
    return [];
  }
  const [picture] = pictures;
  if (picture === undefined || pictures.length > 1) {
    return [`has ${pictures.length} pictures (og:image): it must have one`];
  }
  const url = URL.canParse(picture) ? new URL(picture) : null;
  const shown = url?.origin === new URL(site.siteUrl).origin ? fileAt(url.pathname, site) : null;
  if (shown === null) {
    return [`has the picture ${picture}, which isn't there: use an absolute URL on this site`];
  }
  const {size} = fs.statSync(path.join(site.dir, shown));
  return size > PICTURE_MAX_BYTES
    ? [`has the picture ${shown} of ${size} bytes: make it at most ${PICTURE_MAX_BYTES}`]
    : [];
}
