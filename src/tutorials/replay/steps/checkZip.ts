import {unzipSync} from 'fflate';
import {zipFiles} from '../../downloads/zipFiles';

/**
 * Unzips a copy card's download into a project the way a reader does, putting every entry where the archive says.
 *
 * @param files - the card's files: text by path in the app
 * @param pack - function that packs the files
 * @returns what ends up in the wrong place; empty if nothing does
 */
export function checkZip(
  files: ReadonlyMap<string, string>,
  pack: (files: ReadonlyMap<string, string>) => Uint8Array = zipFiles,
): string[] {
  const entries = Object.keys(unzipSync(pack(files)));
  return [...files.keys()]
    .filter(file => !entries.includes(file))
    .map(file => {
      const instead = entries.find(entry => entry.endsWith(`/${file}`));
      return `the download puts ${file} ${instead ? `at ${instead}` : 'nowhere'}: pack the files without a folder around them`;
    });
}
