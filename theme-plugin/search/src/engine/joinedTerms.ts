import {compoundTerm} from './compounds';
import type {IndexFiles} from './indexFiles';
import {exactTerm, similarTerms, type FoundTerm} from './lookUpTerms';

/** Minimum length of each of two words that were typed as one. */
const MIN_PART = 3;

/**
 * The matches of two words that were typed as one: the compound that headings make of them, as for `rerender`, or the
 * names that contain both, as for `quickstart`.
 */
export async function joinedTerms(files: IndexFiles, word: string): Promise<FoundTerm[]> {
  const compound = await similarTerms(files, 'titles', compoundTerm(word));
  if (compound.length > 0) {
    return [...compound, ...(await similarTerms(files, 'content', compoundTerm(word)))];
  }
  const cuts = Array.from({length: word.length}, (_, cut) => cut).slice(MIN_PART, 1 - MIN_PART);
  const found = await Promise.all(
    cuts.map(async cut => {
      const [first] = await exactTerm(files, 'titles', word.slice(0, cut));
      // The second word may have several forms, and the one next to the first needn't come first.
      const seconds = first ? await similarTerms(files, 'titles', word.slice(cut)) : [];
      const sections = new Set(first?.postings.map(({section}) => section));
      const postings = seconds
        .flatMap(second => second.postings)
        .filter(({section}) => sections.has(section));
      return postings.length > 0
        ? [{term: word, match: {kind: 'stem', typos: 0}, postings} as const]
        : [];
    }),
  );
  return found.flat();
}
