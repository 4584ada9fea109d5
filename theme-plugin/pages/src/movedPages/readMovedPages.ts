import {addressKey} from '../shared/addressKey';
import type {MovedPages} from '../common/pagesContent';
import {readJsonObject} from '../common/readJsonObject';

/** Valid content of the file, for error messages. */
const EXAMPLE = '{"/basics/Store": "/tutorial/store", "/recipes/*": "/guides/*"}';

const hasStar = (address: string): boolean => address.endsWith('/*');

/**
 * Reads a site's list of moved pages. `/old/*` matches every address below `/old/`, and the `*` in its target
 * stands for the rest of that address.
 *
 * @param file - relative to the site, or absolute
 * @throws {Error} saying what is wrong, where, and what would be valid
 */
export async function readMovedPages(siteDir: string, file: string): Promise<MovedPages> {
  const {where, entries} = await readJsonObject(siteDir, {
    file,
    what: 'The list of moved pages (option movedPages)',
    example: EXAMPLE,
  });
  return Object.fromEntries(
    entries.map(([from, to]) => {
      checkEntry(where, from, to);
      return [addressKey(from), to];
    }),
  );
}

function checkEntry(where: string, from: string, to: unknown): asserts to is string {
  if (!from.startsWith('/') || typeof to !== 'string' || !to.startsWith('/')) {
    throw new Error(
      `${where}: “${from}” must be a path that leads to another, such as "/basics/Store": "/tutorial/store", not ${JSON.stringify(to)}.`,
    );
  }
  if (hasStar(from) !== hasStar(to)) {
    throw new Error(
      `${where}: “${from}” and its target ${JSON.stringify(to)} must both end in /* or neither.`,
    );
  }
}
