import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {addressKey} from '../shared/addressKey';

/** Old addresses, in the form of `addressKey`, with the new ones; either may end in `/*`. */
export type MovedPages = Readonly<Record<string, string>>;

/** What the file holds, for error messages. */
const EXAMPLE = '{"/basics/Store": "/tutorial/store", "/recipes/*": "/guides/*"}';

const hasStar = (address: string): boolean => address.endsWith('/*');

/**
 * Reads a site's list of pages that moved. `/old/*` stands for every address below `/old/`, and the `*`
 * of its target for the rest of that address.
 *
 * @param file relative to the site, or absolute
 * @throws {Error} saying what is wrong, where, and what would be right
 */
export async function readMovedPages(siteDir: string, file: string): Promise<MovedPages> {
  const where = path.resolve(siteDir, file);
  let data: unknown;
  try {
    data = JSON.parse(await readFile(where, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The list of moved pages (option movedPages) cannot be read from ${where}: ${reason}. The file holds JSON such as ${EXAMPLE}.`,
      {cause: error},
    );
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new Error(`${where} must hold an object such as ${EXAMPLE}.`);
  }
  return Object.fromEntries(
    Object.entries(data).map(([from, to]) => {
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
