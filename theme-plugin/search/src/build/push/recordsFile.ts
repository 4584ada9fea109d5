import {readByLocale, writeForLocale} from 'docusaurus-plugin-folio-pages/build';
import type {HostedRecord} from '../hostedRecords';

const FOLDER = 'search-records';

/** Saves the records of a locale's build for `docusaurus search:push`. */
export function writeRecordsFile(
  generatedFilesDir: string,
  locale: string,
  records: readonly HostedRecord[],
): Promise<void> {
  return writeForLocale(generatedFilesDir, FOLDER, locale, records);
}

/**
 * Reads the records of the last build, for all locales.
 *
 * @throws {Error} if a locale hasn't been built with hosted search; the message says what to run
 */
export async function readRecordsFiles(
  generatedFilesDir: string,
  locales: readonly string[],
): Promise<HostedRecord[]> {
  const built = await readByLocale<HostedRecord[]>(generatedFilesDir, FOLDER, locales);
  const missing = locales.filter(locale => !built.has(locale));
  if (missing.length > 0) {
    throw new Error(
      `There are no search records of ${missing.join(', ')}: run "docusaurus build" first. ` +
        'A build writes them where themeConfig.algolia is set.',
    );
  }
  return [...built.values()].flat();
}
