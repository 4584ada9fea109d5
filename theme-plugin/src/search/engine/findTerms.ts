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
 * The terms of the index that answer a word of a query.
 *
 * @param mends - whether a word that stands nowhere may be a mistyped one
 */
export async function findTerms(
  files: IndexFiles,
  word: QueryWord,
  mends = true,
): Promise<FoundTerm[]> {
  if (word.isStopWord) {
    // In texts it stands everywhere.
    return isTelling(word.text) ? exactTerm(files, 'titles', word.text) : [];
  }
  // One or two letters or a stop word, with which many queries begin, stand in most texts: for them, only
  // headings are worth looking through.
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
