import {MAX_SUGGESTIONS} from '../constants';
import {findTerms} from './findTerms';
import type {FoundTerm} from './lookUpTerms';
import type {IndexFiles} from './indexFiles';
import {isStopWord} from './stopWords';
import {fold, queryWords} from './words';

/**
 * Suggestions for a query that finds nothing: the words of it that the site knows, with their typos corrected, and then
 * the names that the site's code samples use most.
 *
 * @throws {SearchError} rejects with nothing else
 */
export async function suggestWords(files: IndexFiles, query: string): Promise<string[]> {
  const {names} = await files.manifest();
  const words = queryWords(query).filter(word => !isStopWord(word));
  const found = await Promise.all(
    words.map(text => findTerms(files, {text, isStopWord: false, isSiteWord: false})),
  );
  const known = found.flatMap(terms => closestTerm(terms) ?? []);
  // The index knows `getstate` as a term and `getState` as a name.
  const asked = fold(query.trim());
  const byTerm = new Map([...known, ...names].map(suggestion => [fold(suggestion), suggestion]));
  return Array.from(byTerm)
    .filter(([term]) => term !== asked)
    .slice(0, MAX_SUGGESTIONS)
    .map(([, suggestion]) => suggestion);
}

/** The shortest of the terms, all of which have equally few typos. */
function closestTerm(found: readonly FoundTerm[]): string | undefined {
  const [closest] = [...found].sort((left, right) => left.term.length - right.term.length);
  return closest?.term;
}
