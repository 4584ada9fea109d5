import {readByLocale, writeForLocale} from '../common/localeFiles';

const FOLDER = 'heading-ids';

/** Saves the addresses of the headings in a locale's build for `docusaurus heading-ids:write`. */
export function writeBuiltHeadings(
  generatedFilesDir: string,
  locale: string,
  addresses: readonly string[],
): Promise<void> {
  return writeForLocale(generatedFilesDir, FOLDER, locale, addresses);
}

/**
 * Reads the addresses from the last build, for all locales that were built.
 *
 * @throws {Error} if the site hasn't been built with the option; the message says what to run
 */
export async function readBuiltHeadings(
  generatedFilesDir: string,
  locales: readonly string[],
): Promise<string[]> {
  const built = await readByLocale<string[]>(generatedFilesDir, FOLDER, locales);
  if (built.size === 0) {
    throw new Error(
      'No build has collected the IDs of the headings yet: run "docusaurus build" first.',
    );
  }
  return [...built.values()].flat();
}
