import {TITLE_FIELDS, type IndexField} from '../engine/indexFormat';
import {MAX_LEVEL, MAX_WEIGHT, MAX_WORDS, type Posting, type TermTable} from '../engine/postings';
import {compoundsOf, compoundTerm} from '../engine/compounds';
import {countTellingWords, wordsOf} from '../engine/words';
import {createTermReader} from './createTermReader';
import type {SectionRecord} from './extractRecords';

/** The texts that name a section, its heading first. */
type SectionNames = Readonly<Record<(typeof TITLE_FIELDS)[number], string>>;

/** The postings of each term, ordered by section. */
export type CollectedTerms = ReadonlyMap<string, readonly Posting[]>;

export interface InvertedIndexBuilder {
  /** Sections have to be added in order. */
  addSection(id: number, section: SectionRecord, names: SectionNames): void;
  finish(): Record<TermTable, CollectedTerms>;
}

/** BM25's usual parameters: how soon repetitions of a word stop counting, and how much length counts. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.75;

/** The values of a word's BM25 term from which the next weight applies. */
const WEIGHT_STEPS = [0.7, 1.1, 1.5];

/** A section usually begins with its subject. */
const FIRST_SENTENCE = /^.{1,200}?(?:[.?!:](?=\s|$)|$)/m;

interface Occurrence {
  readonly section: number;
  readonly field: IndexField;
  readonly count: number;
  /** Number of words in the text. */
  readonly length: number;
}

/** Collects the terms of a site, section by section. */
export function createInvertedIndexBuilder(): InvertedIndexBuilder {
  const titles = new Map<string, Posting[]>();
  const content = new Map<string, Occurrence[]>();
  const termsOf = createTermReader();
  let sections = 0;
  let words = 0;

  function addTitles(id: number, level: number, field: IndexField, text: string): void {
    const isJoined = field === 'title' && level === 1;
    const found = text.split('\n').flatMap(line => titleTerms(line, isJoined));
    const counts = countTerms(found.map(({term}) => term));
    for (const {term, size} of found) {
      const last = titles.get(term)?.at(-1);
      const isKeyword = field === 'keywords' && last?.field === 'title' && level === 1;
      if (last?.section !== id || isKeyword) {
        const count = Math.min(MAX_LEVEL, counts.get(term) ?? 1);
        push(titles, term, {section: id, field, level: field === 'keywords' ? count : level, size});
      }
    }
  }

  return {
    addSection(id, {level, text, code}, names) {
      // The most significant field comes first, because a term is only kept once per section. Only a page's keywords are
      // always counted.
      for (const field of TITLE_FIELDS) {
        addTitles(id, level, field, names[field]);
      }
      const terms = termsOf(text);
      const lead = new Set(termsOf(FIRST_SENTENCE.exec(text)?.[0] ?? ''));
      sections += 1;
      words += terms.length;
      const length = terms.length;
      for (const [term, count] of countTerms(terms)) {
        const field = lead.has(term) ? 'lead' : 'content';
        push(content, term, {section: id, field, count, length});
      }
      for (const term of new Set(code.flatMap(termsOf))) {
        if (content.get(term)?.at(-1)?.section !== id) {
          push(content, term, {section: id, field: 'code', count: 1, length});
        }
      }
    },
    finish() {
      const meanLength = words / Math.max(1, sections);
      const weighted = Array.from(content, ([term, occurrences]) => {
        const postings = occurrences.map(({section, field, count, length}) => {
          const size = field === 'code' ? 0 : weightOf(count, length / Math.max(1, meanLength));
          return {section, field, level: 0, size};
        });
        return [term, postings] as const;
      });
      return {titles, content: new Map(weighted)};
    },
  };
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key);
  if (list) {
    list.push(item);
  } else {
    lists.set(key, [item]);
  }
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** How much a section is about a term, from 0 to `MAX_WEIGHT`. */
function weightOf(count: number, relativeLength: number): number {
  const length = 1 - LENGTH_SHARE + LENGTH_SHARE * relativeLength;
  const weight = (count * (SATURATION + 1)) / (count + SATURATION * length);
  return Math.min(MAX_WEIGHT, WEIGHT_STEPS.filter(step => weight >= step).length);
}

/**
 * The distinct terms of a name, with its number of significant words. Part of a word in camel case says less about
 * the subject than a whole word, so `createStore` counts as three.
 *
 * @param isJoined - whether to add pairs of neighboring words as one term, such as `quickstart`
 */
function titleTerms(text: string, isJoined: boolean): {term: string; size: number}[] {
  const words = wordsOf(text);
  const length = countTellingWords(text);
  const terms = new Map<string, number>();
  const add = (term: string, size: number) => {
    if (!terms.has(term)) {
      terms.set(term, Math.min(MAX_WORDS, Math.max(1, size)));
    }
  };
  for (const {forms, isUnspaced} of words) {
    const [whole, ...parts] = forms;
    add(whole.form, length);
    parts.forEach(({form}) => add(form, isUnspaced ? length : length + parts.length));
  }
  compoundsOf(text).forEach(parts => add(compoundTerm(...parts), length - parts.length + 1));
  if (isJoined) {
    words.forEach((word, place) => {
      const next = words[place + 1];
      if (next && !word.isUnspaced && !next.isUnspaced) {
        add(compoundTerm(word.forms[0].form, next.forms[0].form), length - 1);
      }
    });
  }
  return Array.from(terms, ([term, size]) => ({term, size}));
}
