import {isCompound} from './compounds';
import type {IndexFiles} from './indexFiles';
import {joinedTerms} from './joinedTerms';
import {exactTerm, similarTerms, type FoundTerm} from './lookUpTerms';
import {typoBudget} from './matchWord';
import {mistypedTerms} from './mistypedTerms';
import type {TermTable} from './postings';
import type {QueryWord} from './readQuery';
import {isStopWord, isTelling} from './stopWords';
import {isUnspaced} from './words';

/**
 * The terms of the index that match a word of a query.
 *
 * @param mends - whether to correct a word that doesn't occur anywhere
 */
export async function findTerms(
  files: IndexFiles,
  word: QueryWord,
  mends = true,
): Promise<FoundTerm[]> {
  if (word.isStopWord) {
    // Every text contains it.
    return isTelling(word.text) ? exactTerm(files, 'titles', word.text) : [];
  }
  // Many queries start with one or two letters or a stop word, which match most texts. For these, only headings are
  // worth searching.
  const isInTexts = (word.text.length > 2 && !isStopWord(word.text)) || isUnspaced(word.text);
  const tables: TermTable[] = isInTexts ? ['titles', 'content'] : ['titles'];
  let found = (
    await Promise.all(tables.map(table => similarTerms(files, table, word.text)))
  ).flat();
  if (found.length === 0 && !isInTexts && word.text.length > 1) {
    found = await similarTerms(files, 'content', word.text);
  }
  if (found.length > 0 || !mends || typoBudget(word.text) === 0 || isCompound(word.text)) {
    return found;
  }
  const joined = await joinedTerms(files, word.text);
  return joined.length > 0 ? joined : mistypedTerms(files, word.text);
}
