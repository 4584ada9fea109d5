import type {IndexFiles} from './indexFiles';
import {findTerms} from './findTerms';
import type {FoundTerm} from './lookUpTerms';
import {readQuery, type QueryReading} from './readQuery';
import {isCompound} from './compounds';
import {rankSections, type RankedSection} from './rankSections';

/** A section that answers a query, with the words to mark in it. */
export interface EngineHit extends RankedSection {
  readonly words: readonly string[];
}

/** All that was found, best first. */
export type EngineAnswer = readonly EngineHit[];

/** Share of the query that a hit has to match, and share of what the best hit matches. */
const MIN_COVERAGE = 0.4;
const MIN_SHARE_OF_BEST = 0.5;

/** If the best hit matches less than this, nothing was found. */
const MIN_BEST_COVERAGE = 0.26;

/** In longer texts, correcting mistyped words isn't worth the time. */
const MAX_MENDED_WORDS = 32;

/**
 * Answers a query from the files of an index, fetching only the ones it needs.
 *
 * @param isWanted - whether the section with this number may be found; by default, all may
 * @throws {SearchError} rejects with nothing else
 */
export async function search(
  files: IndexFiles,
  query: string,
  isWanted?: (section: number) => boolean,
): Promise<EngineAnswer> {
  const readings = readQuery(query, await files.manifest());
  const pages = await files.pages();
  const answers = await Promise.all(
    readings.map(async reading => {
      const isShort = reading.words.length <= MAX_MENDED_WORDS;
      const found = await Promise.all(reading.words.map(word => findTerms(files, word, isShort)));
      // A name that the site doesn't know is no reading of its own.
      if (reading.words.some(({text}, place) => isCompound(text) && found[place]?.length === 0)) {
        return [];
      }
      return toHits(reading, found, rankSections(reading.words, found, pages, isWanted));
    }),
  );
  return bestOf(answers);
}

/**
 * Sections that match most of the query: one extra word must not leave a reader without results, and one common
 * word out of several must not match the whole site.
 */
function toHits(
  {words, worth}: QueryReading,
  found: readonly (readonly FoundTerm[])[],
  ranked: readonly RankedSection[],
): EngineHit[] {
  const best = ranked.reduce((most, {coverage}) => Math.max(most, coverage), 0);
  if (best < MIN_BEST_COVERAGE) {
    return [];
  }
  const needed = Math.min(best, Math.max(MIN_COVERAGE, best * MIN_SHARE_OF_BEST));
  const marked = words.flatMap(({text, isStopWord}, place) =>
    isStopWord ? [] : [markedWord(text, found[place]?.[0])],
  );
  return ranked
    .filter(({coverage, isFound}) => coverage >= needed && isFound)
    .map(hit => ({
      ...hit,
      score: hit.score * Math.min(1, worth) + Math.max(0, worth - 1),
      words: marked,
    }));
}

/** The word to mark in texts: the corrected one if its first letter was mistyped. */
function markedWord(word: string, found: FoundTerm | undefined): string {
  if (isCompound(word)) {
    return word.slice(1);
  }
  return found?.match.kind === 'fuzzy' && found.term[0] !== word[0] ? found.term : word;
}

/**
 * Merges the hits of all readings. Each section has its best score. Sections with equal scores are in the site's order,
 * so that the result is the same on every machine.
 */
function bestOf([first = [], ...others]: readonly EngineHit[][]): EngineHit[] {
  const best = new Map(first.map(hit => [hit.section, hit]));
  for (const hit of others.flat()) {
    if (hit.score > (best.get(hit.section)?.score ?? 0)) {
      best.set(hit.section, hit);
    }
  }
  return Array.from(best.values()).sort(
    (left, right) => right.score - left.score || left.section - right.section,
  );
}
