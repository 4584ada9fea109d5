import MiniSearch from 'minisearch';
import {
  CONTENT_FIELDS,
  indexOptions,
  TITLE_FIELDS,
  type ContentFile,
  type IndexField,
  type TitlesFile,
} from './indexFormat';
import {typoBudget} from './matchWord';
import {compareRanked, rankSection, type Candidate, type RankedSection} from './rank';
import {readSection} from './sectionTable';
import {queryWords} from './words';

/** "Retrieve at most 400 candidates, then order." */
const MAX_CANDIDATES = 400;

/** Typos are tried only when fewer sections than this hold every word as it was typed. */
const ENOUGH_WITHOUT_TYPOS = 5;

/** Weights of BM25, which only chooses the candidates; their order is `rank`'s. */
const BOOST: Readonly<Record<IndexField, number>> = {
  title: 8,
  page: 3,
  path: 2,
  keywords: 2,
  content: 1,
  code: 0.5,
};

export interface EngineAnswer {
  /** The words searched for, as the index knows them. */
  readonly words: readonly string[];
  /** All that was found, best first, one an address. */
  readonly ranked: readonly RankedSection[];
}

export interface Engine {
  /** @param isWanted whether a section, by its number, may be found; absent: all */
  search(query: string, isWanted?: IsWanted): EngineAnswer;
}

type IsWanted = (section: number) => boolean;

/** Answers queries from the two loaded index files. Pure: it fetches nothing and keeps nothing. */
export function createEngine(titles: TitlesFile, content: ContentFile): Engine {
  const indexes = [
    MiniSearch.loadJS(titles.index, indexOptions(TITLE_FIELDS)),
    MiniSearch.loadJS(content.index, indexOptions(CONTENT_FIELDS)),
  ];

  function rank(
    words: readonly string[],
    withTypos: boolean,
    isWanted: IsWanted | undefined,
  ): RankedSection[] {
    const candidates = indexes.flatMap((index, number) =>
      propose(index, words, {withTypos, isWanted, hasHeadings: number === 0}),
    );
    const merged = mergeCandidates(candidates, section => titles.sections[section]?.[1] ?? 1);
    return merged
      .slice(0, MAX_CANDIDATES)
      .map(candidate => rankSection(candidate, words))
      .filter(({words: found}) => found > 0)
      .sort(compareRanked);
  }

  return {
    search(query, isWanted) {
      const words = queryWords(query);
      if (words.length === 0) {
        return {words, ranked: []};
      }
      let ranked = rank(words, false, isWanted);
      const complete = ranked.filter(section => section.words === words.length).length;
      if (complete < ENOUGH_WITHOUT_TYPOS && words.some(word => typoBudget(word) > 0)) {
        ranked = rank(words, true, isWanted);
      }
      return {words, ranked: onePerAddress(bestMatching(ranked, words.length), titles)};
    },
  };
}

interface Proposal {
  readonly section: number;
  readonly score: number;
  readonly match: Readonly<Record<string, readonly string[]>>;
}

interface ProposeOptions {
  readonly withTypos: boolean;
  readonly isWanted: IsWanted | undefined;
  /** Whether it is the index of headings. */
  readonly hasHeadings: boolean;
}

function propose(
  index: MiniSearch,
  words: readonly string[],
  {withTypos, isWanted, hasHeadings}: ProposeOptions,
): Proposal[] {
  const results = index.search(words.join(' '), {
    tokenize: () => [...words],
    boost: BOOST,
    combineWith: 'OR',
    filter: isWanted && (({id}) => isWanted(Number(id))),
    // A single letter begins most words there are: only headings are worth looking through for it.
    prefix: word => word.length > 1 || hasHeadings,
    // One more than the budget, as the index counts two swapped letters as two typos; `rank` counts
    // them as one and drops what is beyond the budget.
    fuzzy: word => {
      const budget = withTypos ? typoBudget(word) : 0;
      return budget > 0 && budget + 1;
    },
    maxFuzzy: 3,
  });
  return results.map(({id, score, match}) => ({section: Number(id), score, match}));
}

/** The proposals of both indexes as one list, the most promising first. */
function mergeCandidates(
  proposals: readonly Proposal[],
  levelOf: (section: number) => number,
): Candidate[] {
  const bySection = new Map<number, {score: number; terms: Map<string, Set<IndexField>>}>();
  for (const {section, score, match} of proposals) {
    const merged = bySection.get(section) ?? {score: 0, terms: new Map<string, Set<IndexField>>()};
    merged.score += score;
    for (const [term, fields] of Object.entries(match)) {
      const known = merged.terms.get(term) ?? new Set<IndexField>();
      fields.forEach(field => known.add(field as IndexField));
      merged.terms.set(term, known);
    }
    bySection.set(section, merged);
  }
  return Array.from(bySection, ([section, {score, terms}]) => ({
    section,
    level: levelOf(section),
    score,
    terms,
  })).sort((left, right) => right.score - left.score || left.section - right.section);
}

/**
 * Sections with every word of the query, or else with as many as any has, if that is half of them:
 * a word too many should not leave a reader with nothing, one common word should not find a site.
 */
function bestMatching(ranked: readonly RankedSection[], wordCount: number): RankedSection[] {
  const most = ranked[0]?.words ?? 0;
  return most * 2 < wordCount ? [] : ranked.filter(({words}) => words === most);
}

/** Sections without an anchor share their page's address; the best one stands for it. */
function onePerAddress(ranked: readonly RankedSection[], titles: TitlesFile): RankedSection[] {
  const seen = new Set<string>();
  return ranked.filter(({section}) => {
    const {url} = readSection(titles, section);
    return !seen.has(url) && Boolean(seen.add(url));
  });
}
