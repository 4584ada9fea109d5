import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {HostedRecord} from '../hostedRecords';

/** Among the files that Docusaurus generates: they are not published, and `docusaurus clear` takes them away. */
const FOLDER = 'search-records';

/**
 * Keeps the records of one locale's build, for `docusaurus search:push`.
 *
 * @param generatedFilesDir - absolute folder, `.docusaurus/` of the site
 */
export async function writeRecordsFile(
  generatedFilesDir: string,
  locale: string,
  records: readonly HostedRecord[],
): Promise<void> {
  const folder = path.join(generatedFilesDir, FOLDER);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, `${locale}.json`), JSON.stringify(records));
}

/**
 * The records of the last build, of all its locales.
 *
 * @throws {Error} where there was no build with hosted search, saying what to run
 */
export async function readRecordsFiles(
  generatedFilesDir: string,
  locales: readonly string[],
): Promise<HostedRecord[]> {
  const folder = path.join(generatedFilesDir, FOLDER);
  const written = await readdir(folder).catch((): string[] => []);
  const missing = locales.filter(locale => !written.includes(`${locale}.json`));
  if (missing.length > 0) {
    throw new Error(
      `There are no search records of ${missing.join(', ')}: run "docusaurus build" first. ` +
        'A build writes them where themeConfig.algolia is set.',
    );
  }
  const lists = await Promise.all(
    locales.map(async locale => {
      const text = await readFile(path.join(folder, `${locale}.json`), 'utf8');
      return JSON.parse(text) as HostedRecord[];
    }),
  );
  return lists.flat();
}
