import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A subfolder of `.docusaurus/`, which isn't published and which `docusaurus clear` deletes. */
const FOLDER = 'heading-ids';

/**
 * Saves the addresses of the headings in a locale's build for `docusaurus heading-ids:write`.
 *
 * @param generatedFilesDir - absolute path of the site's `.docusaurus/` folder
 */
export async function writeBuiltHeadings(
  generatedFilesDir: string,
  locale: string,
  addresses: readonly string[],
): Promise<void> {
  const folder = path.join(generatedFilesDir, FOLDER);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, `${locale}.json`), JSON.stringify(addresses));
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
  const texts = await Promise.all(
    locales.map(locale =>
      readFile(path.join(generatedFilesDir, FOLDER, `${locale}.json`), 'utf8').catch(() => null),
    ),
  );
  const built = texts.filter(text => text !== null);
  if (built.length === 0) {
    throw new Error(
      'No build has collected the IDs of the headings yet: run "docusaurus build" first.',
    );
  }
  return built.flatMap(text => JSON.parse(text) as string[]);
}
