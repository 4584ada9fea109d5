import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

const EXAMPLE = '["/api/store#getstate", "/api/store#dispatch"]';

/**
 * Reads a site's list of published headings: paths below the base URL, each with a heading's ID.
 *
 * @param file - relative to the site, or absolute
 * @returns undefined if the file doesn't exist yet
 * @throws {Error} saying what is wrong, where, and what would be valid
 */
export async function readPublishedList(
  siteDir: string,
  file: string,
): Promise<readonly string[] | undefined> {
  const where = path.resolve(siteDir, file);
  let text: string;
  try {
    text = await readFile(where, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
  const list = parseList(text, where);
  const wrong = list.find(entry => typeof entry !== 'string' || !/^\/[^#]*#./.test(entry));
  if (wrong !== undefined) {
    throw new Error(
      `${where} (option headingIds): ${JSON.stringify(wrong)} must be a path with an ID, as in ${EXAMPLE}.`,
    );
  }
  return list as string[];
}

function parseList(text: string, where: string): unknown[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${where} (option headingIds) isn't JSON: ${reason}. It holds a list such as ${EXAMPLE}.`,
      {cause: error},
    );
  }
  if (!Array.isArray(data)) {
    throw new Error(`${where} (option headingIds) must hold a list such as ${EXAMPLE}.`);
  }
  return data;
}

/** Writes the list sorted, with one address per line, so that diffs and merges stay simple. */
export async function writePublishedList(
  siteDir: string,
  file: string,
  addresses: Iterable<string>,
): Promise<void> {
  const sorted = [...new Set(addresses)].sort();
  await writeFile(path.resolve(siteDir, file), `${JSON.stringify(sorted, null, 2)}\n`);
}
