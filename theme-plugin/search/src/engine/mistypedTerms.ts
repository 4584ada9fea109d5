import type {IndexFiles} from './indexFiles';
import {shardsBetween, similarTerms, type FoundTerm} from './lookUpTerms';
import {createWordMatcher} from './matchWord';
import type {TermTable} from './postings';

/** A term of the index that a word of the query may be a misspelling of. */
type Correction = Pick<FoundTerm, 'term' | 'match'>;

/** How many shards of each table are searched for a mistyped word. */
const MAX_TYPO_SHARDS = 6;

/** Maximum number of terms that a mistyped word is corrected to. */
const MAX_CORRECTIONS = 3;

/**
 * The matches of the terms that are one or two typos away, in headings or, if there are none, in texts, as if the
 * reader had typed them correctly. The first letter has to match, so that only a few shards are searched; if that finds
 * nothing, headings are searched for words with the first letters swapped or without the first one, and then the headings
 * near the word for any first letter.
 */
export async function mistypedTerms(files: IndexFiles, word: string): Promise<FoundTerm[]> {
  let terms = await closestTerms(files, 'titles', word);
  if (terms.length === 0) {
    terms = await closestTerms(files, 'content', word);
  }
  for (const start of [...otherStarts(word), '']) {
    if (terms.length === 0) {
      terms = await closestTerms(files, 'titles', word, start);
    }
  }
  const found = await Promise.all(
    terms.slice(0, MAX_CORRECTIONS).map(async ({term, match}) => {
      const meant = await Promise.all([
        similarTerms(files, 'titles', term),
        similarTerms(files, 'content', term),
      ]);
      return meant.flat().map(similar => ({...similar, match}));
    }),
  );
  return found.flat();
}

/** How a word starts if its first two letters were swapped, and if the first one is too many. */
function otherStarts(word: string): string[] {
  const [first = '', second = '', third = ''] = Array.from(word);
  return [second + first, second + third];
}

/**
 * The terms with the fewest typos.
 *
 * @param start - what the terms start with
 */
async function closestTerms(
  files: IndexFiles,
  table: TermTable,
  word: string,
  start = firstLetter(word),
): Promise<Correction[]> {
  const shards = (await files.manifest())[table];
  const numbers = shardsBetween(shards, start, `${start}\uFFFF`);
  // The ones closest to where the word would be, because most typos are late in a word.
  const own = shards.findLastIndex(term => term <= word);
  const asked = numbers
    .sort((left, right) => Math.abs(left - own) - Math.abs(right - own) || left - right)
    .slice(0, MAX_TYPO_SHARDS);
  const readers = await Promise.all(asked.map(number => files.terms(table, number)));
  const matchOf = createWordMatcher(word, start !== firstLetter(word));
  const found = readers.flatMap(reader =>
    reader.beginning(start, Infinity).flatMap(number => {
      const term = reader.terms[number] ?? '';
      const match = matchOf(term);
      return match ? [{term, match}] : [];
    }),
  );
  const least = Math.min(...found.map(({match}) => match.typos));
  return found.filter(({match}) => match.typos === least);
}

function firstLetter(word: string): string {
  return Array.from(word)[0] ?? '';
}
