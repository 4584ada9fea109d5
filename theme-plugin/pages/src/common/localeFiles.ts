import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

const fileOf = (generatedFilesDir: string, folder: string, locale: string): string =>
  path.join(generatedFilesDir, folder, `${locale}.json`);

/**
 * Keeps what the build of a locale found for a later command, in a folder that isn't published and that `docusaurus clear`
 * deletes.
 *
 * @param generatedFilesDir - absolute path of the site's `.docusaurus/` folder
 */
export async function writeForLocale(
  generatedFilesDir: string,
  folder: string,
  locale: string,
  found: unknown,
): Promise<void> {
  const file = fileOf(generatedFilesDir, folder, locale);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(found));
}

/** What the last build of each locale found. Locales that weren't built are missing. */
export async function readByLocale<T>(
  generatedFilesDir: string,
  folder: string,
  locales: readonly string[],
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (const locale of locales) {
    const text = await readFile(fileOf(generatedFilesDir, folder, locale), 'utf8').catch(
      () => null,
    );
    if (text !== null) {
      found.set(locale, JSON.parse(text) as T);
    }
  }
  return found;
}
