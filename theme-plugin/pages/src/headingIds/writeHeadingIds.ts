import {readBuiltHeadings} from './builtHeadings';
import {readPublishedList, writePublishedList} from './publishedList';

export interface WriteHeadingIdsOptions {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
  readonly locales: readonly string[];
  /** The option `headingIds`. */
  readonly file: string | false;
  /** Whether to fail if the list is incomplete, instead of completing it. */
  readonly check: boolean;
}

/**
 * `docusaurus heading-ids:write`: adds the headings of the last build to the list. It never removes any.
 *
 * @returns a sentence that says what it did
 * @throws {Error} if anything is missing; the message says what to do
 */
export async function writeHeadingIds(options: WriteHeadingIdsOptions): Promise<string> {
  const {siteDir, generatedFilesDir, locales, file, check} = options;
  if (!file) {
    throw new Error(
      'The option headingIds names no list: set it to a path such as "./heading-ids.json".',
    );
  }
  const built = await readBuiltHeadings(generatedFilesDir, locales);
  const list = await readPublishedList(siteDir, file);
  const known = new Set(list);
  const fresh = [...new Set(built)].filter(address => !known.has(address));
  if (list && fresh.length === 0) {
    return `${file} has all headings of the last build.`;
  }
  if (check) {
    const lines = fresh.map(address => `  - ${address}`).join('\n');
    throw new Error(
      `${file} lacks headings of the last build:\n${lines}\nAdd them with "npx docusaurus heading-ids:write", and commit the file.`,
    );
  }
  await writePublishedList(siteDir, file, [...known, ...fresh]);
  return `${file}: ${fresh.length} headings added, ${known.size + fresh.length} in all.`;
}
