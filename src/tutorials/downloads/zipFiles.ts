import {strToU8, zipSync, type Zippable} from 'fflate';

/** A moment of no meaning, by the local clock as the format has it: the same files make the same bytes. */
const MOMENT = new Date(2000, 0, 1);

/**
 * Packs files into a folder of a zip archive.
 *
 * @param files - path with `/` → text
 */
export function zipFiles(folder: string, files: ReadonlyMap<string, string>): Uint8Array {
  const entries: Zippable = {};
  for (const [file, text] of files) {
    entries[`${folder}/${file}`] = [strToU8(text), {level: 9, mtime: MOMENT}];
  }
  return zipSync(entries);
}
