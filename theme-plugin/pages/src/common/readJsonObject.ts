import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A file that an option of the theme refers to, as error messages describe it. */
export interface JsonFile {
  /** Relative to the site, or absolute. */
  readonly file: string;
  /** What the file lists and the option's name, as the subject of a sentence. */
  readonly what: string;
  /** A short example of valid content. */
  readonly example: string;
}

/**
 * Reads a JSON object from a file in the site's folder.
 *
 * @returns the file's absolute path and its entries
 * @throws {Error} if the file can't be read, isn't JSON, or isn't an object
 */
export async function readJsonObject(
  siteDir: string,
  {file, what, example}: JsonFile,
): Promise<{where: string; entries: [string, unknown][]}> {
  const where = path.resolve(siteDir, file);
  let data: unknown;
  try {
    data = JSON.parse(await readFile(where, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${what} cannot be read from ${where}: ${reason}. The file holds JSON such as ${example}.`,
      {cause: error},
    );
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new Error(`${where} must hold an object such as ${example}.`);
  }
  return {where, entries: Object.entries(data)};
}
