import {MAX_PHRASE, type Synonyms} from '../engine/indexFormat';
import {synonymKey} from '../engine/synonymKey';
import {queryWords} from '../engine/words';
import {readJsonObject} from 'docusaurus-plugin-folio-pages/build';

/** Valid content of the file, for error messages. */
const EXAMPLE = '{"download": ["installation"], "log out": ["reset state"]}';

/**
 * Reads a site's synonyms: readers' words, with what they mean in the documentation.
 *
 * @param file - relative to the site, or absolute
 * @returns the synonyms with their words folded like those of queries, so that `next js` finds `Next.js`
 * @throws {Error} saying what is wrong, where, and what would be valid
 */
export async function readSynonyms(siteDir: string, file: string): Promise<Synonyms> {
  const {where, entries} = await readJsonObject(siteDir, {
    file,
    what: 'The search synonyms (option search.synonyms)',
    example: EXAMPLE,
  });
  const synonyms: Record<string, string[]> = {};
  for (const [phrase, meanings] of entries) {
    const [key, texts] = readEntry(where, phrase, meanings);
    synonyms[key] = Array.from(new Set([...(synonyms[key] ?? []), ...texts]));
  }
  return synonyms;
}

function readEntry(where: string, phrase: string, meanings: unknown): [string, string[]] {
  const words = queryWords(phrase);
  if (words.length === 0 || words.length > MAX_PHRASE) {
    throw new Error(
      `${where}: “${phrase}” must be one to ${MAX_PHRASE} different words, such as "log out".`,
    );
  }
  const isList =
    Array.isArray(meanings) &&
    meanings.length > 0 &&
    meanings.every(meaning => typeof meaning === 'string' && queryWords(meaning).length > 0);
  if (!isList) {
    throw new Error(
      `${where}: “${phrase}” must name a list of texts, such as ["reset state"], not ${JSON.stringify(meanings)}.`,
    );
  }
  return [synonymKey(words), meanings.map(meaning => queryWords(meaning).join(' '))];
}
