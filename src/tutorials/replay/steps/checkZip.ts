import {unzipSync} from 'fflate';
import {zipFiles} from '../../downloads/zipFiles';

/**
 * Unzips the download of a copy card into a project as a reader does, who puts every entry where the archive says.
 *
 * @param files - the files of the card: path in the app → text
 * @param pack - packs the files
 * @returns what ends up in the wrong place, empty if nothing does
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
