import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Among the files that Docusaurus generates: they are not published, and `docusaurus clear` takes them away. */
const FOLDER = 'heading-ids';

/**
 * Keeps the addresses of the headings that one locale's build has, for `docusaurus heading-ids:write`.
 *
 * @param generatedFilesDir - absolute folder, `.docusaurus/` of the site
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
 * The addresses of the last build, of all locales that were built.
 *
 * @throws {Error} if there was no build with the option, saying what to run
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
