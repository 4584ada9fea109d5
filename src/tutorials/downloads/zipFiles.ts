import {strToU8, zipSync, type Zippable} from 'fflate';

/** A fixed date, so the same files always produce the same bytes. It's in local time because zip dates are. */
const MOMENT = new Date(2000, 0, 1);

/**
 * Packs files into a zip archive.
 *
 * @param files - text by path, with forward slashes
 * @param folder - name of the folder around the files
 */
export function zipFiles(files: ReadonlyMap<string, string>, folder: string): Uint8Array {
  const entries: Zippable = {};
  for (const [file, text] of files) {
    entries[`${folder}/${file}`] = [strToU8(text), {level: 9, mtime: MOMENT}];
  }
  return zipSync(entries);
}
