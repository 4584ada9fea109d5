import type {IndexFiles} from './indexFiles';
import {findTerms} from './findTerms';
import {createPageTable} from './pageTable';
import {readQuery, type QueryReading} from './readQuery';
import {rankSections, type RankedSection} from './rankSections';

/** A section that answers a query, with the words to mark in it. */
export interface EngineHit extends RankedSection {
  readonly words: readonly string[];
}

/** All that was found, best first. */
export type EngineAnswer = readonly EngineHit[];

/** What a synonym finds is worth less than what the reader's own words find. */
const SYNONYM_VALUE = 0.9;

/** Of a query, a hit must have this much, and this much of what the best one has. */
const MIN_COVERAGE = 0.4;
const MIN_SHARE_OF_BEST = 0.6;

/** Where the best one has less than this, nothing was found. */
const MIN_BEST_COVERAGE = 0.25;

/**
 * Answers a query from the files of an index, fetching only the ones it needs.
 *
 * @param isWanted - whether a section, by its number, may be found; absent: all
 * @throws {SearchError} rejects with nothing else
 */
export async function search(
  files: IndexFiles,
  query: string,
  isWanted?: (section: number) => boolean,
): Promise<EngineAnswer> {
  const manifest = await files.manifest();
  const readings = readQuery(query, manifest);
  const pages = createPageTable(manifest.pages);
  const answers = await Promise.all(
    readings.map(async reading => {
      const found = await Promise.all(reading.words.map(word => findTerms(files, word)));
      return toHits(reading, rankSections(reading.words, found, pages, isWanted));
    }),
  );
  return bestOf(answers);
}

/**
 * Sections that match most of the query: one extra word must not leave a reader without results, and one common
 * word out of several must not match the whole site.
 */
function toHits({words, isSynonym}: QueryReading, ranked: readonly RankedSection[]): EngineHit[] {
  const best = ranked.reduce((most, {coverage}) => Math.max(most, coverage), 0);
  if (best < MIN_BEST_COVERAGE) {
    return [];
  }
  const needed = Math.min(best, Math.max(MIN_COVERAGE, best * MIN_SHARE_OF_BEST));
  const marked = words.filter(word => !word.isStopWord).map(({text}) => text);
  return ranked
    .filter(({coverage, isFound}) => coverage >= needed && isFound)
    .map(hit => ({...hit, score: hit.score * (isSynonym ? SYNONYM_VALUE : 1), words: marked}));
}

/**
 * The readings' hits as one list, each section as the reading has it that finds it best; of equal ones
 * the first one of the site, so that the order is the same on every machine.
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
