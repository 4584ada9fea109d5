import {HITS_PER_PAGE} from '../constants';
import type {IndexFiles} from './indexFiles';
import {findTerms} from './findTerms';
import type {FoundTerm} from './lookUpTerms';
import {readQuery, type QueryReading} from './readQuery';
import {isCompound} from './compounds';
import {headingsFirst} from './headingsFirst';
import type {PageTable} from './pageTable';
import {spacedNames} from './spacedNames';
import {rankSections, type RankedSection} from './rankSections';
import {WEIGHTS} from './weights';

/** A section that answers a query, with the words to mark in it. */
export interface EngineHit extends RankedSection {
  readonly words: readonly string[];
  /** Those of them that the site only has in a similar spelling. */
  readonly mistyped: readonly string[];
}

/** All that was found, best first. */
export type EngineAnswer = readonly EngineHit[];

/** Share of the query that a hit has to match, and share of what the best hit matches. */
const MIN_COVERAGE = 0.4;
const MIN_SHARE_OF_BEST = 0.5;

/** If the best hit matches less than this, nothing was found. */
const MIN_BEST_COVERAGE = 0.26;

/** What each join of a compound name adds to its score, so that its parts alone come after it, however many they are. */
const JOIN_BONUS = 1;

/** What a name typed in several words adds, so that its own page comes before headings that share its words. */
const NAME_BONUS = 0.1;

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
  return rankReadings(await findReadings(files, query), await files.pages(), isWanted);
}

/** A reading of a query with the terms for each of its words. */
export interface FoundReading {
  readonly reading: QueryReading;
  readonly found: readonly (readonly FoundTerm[])[];
}

/** The readings of a query with the terms that the site has for them. */
export async function findReadings(files: IndexFiles, query: string): Promise<FoundReading[]> {
  const asTyped = readQuery(query, await files.manifest());
  const readings = await Promise.all(
    [...asTyped, ...(await spacedNames(files, asTyped[0]))].map(async reading => {
      const isShort = reading.words.length <= MAX_MENDED_WORDS;
      const found = await Promise.all(reading.words.map(word => findTerms(files, word, isShort)));
      return {reading, found};
    }),
  );
  // A name that the site doesn't know is no reading of its own.
  return readings.filter(
    ({reading, found}) =>
      !reading.words.some(({text}, place) => isCompound(text) && found[place]?.length === 0),
  );
}

/** Ranks what was found, without reading any file. */
export function rankReadings(
  readings: readonly FoundReading[],
  pages: PageTable,
  isWanted?: (section: number) => boolean,
): EngineAnswer {
  const answers = readings.map(({reading, found}) =>
    toHits(reading, found, rankSections(reading.words, found, pages, isWanted)),
  );
  return headingsFirst(spreadPages(bestOf(answers), pages), pages);
}

/**
 * Sections that match most of the query: one extra word must not leave a reader without results, and one common
 * word out of several must not match the whole site.
 */
function toHits(
  {words, kind, joins}: QueryReading,
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
  // `createSl` begins `createSlice`, so that it's no misspelling of `create`.
  const mistyped = words.flatMap(({text}, place) =>
    found[place]?.[0]?.match.kind === 'fuzzy' ? [markedWord(text, found[place][0])] : [],
  );
  return ranked
    .filter(({coverage, isFound}) => coverage >= needed && isFound)
    .map(hit => ({
      ...hit,
      score:
        hit.score * (kind === 'synonym' || kind === 'plain' ? WEIGHTS[kind] : 1) +
        joins * JOIN_BONUS +
        (kind === 'name' ? NAME_BONUS : 0),
      words: marked,
      mistyped,
    }));
}

/** The word to mark in texts: the corrected one if its first letter was mistyped. */
function markedWord(word: string, found: FoundTerm | undefined): string {
  if (isCompound(word)) {
    return word.slice(1);
  }
  return found?.match.kind === 'fuzzy' && found.term[0] !== word[0] ? found.term : word;
}

/** Merges the hits of all readings. Each section has its best score. */
function bestOf([first = [], ...others]: readonly EngineHit[][]): EngineHit[] {
  const best = new Map(first.map(hit => [hit.section, hit]));
  for (const hit of others.flat()) {
    if (hit.score > (best.get(hit.section)?.score ?? 0)) {
      best.set(hit.section, hit);
    }
  }
  return inOrder(best.values());
}

/** What's left of a section's score for each better section of its page, so that the first results are several pages. */
const SAME_PAGE_SHARE = 0.9;

/** Only reorders the hits that are shown first, because each page among them takes files of its own. */
function spreadPages(hits: readonly EngineHit[], {pageOf}: PageTable): EngineHit[] {
  const better = new Map<number, number>();
  const shown = hits.slice(0, HITS_PER_PAGE).map(hit => {
    const page = pageOf[hit.section] ?? 0;
    const count = better.get(page) ?? 0;
    better.set(page, count + 1);
    return {...hit, score: hit.score * SAME_PAGE_SHARE ** count};
  });
  return [...inOrder(shown), ...hits.slice(HITS_PER_PAGE)];
}

/** Best first. Equal ones are in the site's order, so that the result is the same on every machine. */
function inOrder(hits: Iterable<EngineHit>): EngineHit[] {
  return Array.from(hits).sort(
    (left, right) => right.score - left.score || left.section - right.section,
  );
}
