import fs from 'node:fs';
import path from 'node:path';
import {JSDOM} from 'jsdom';
import lunr from 'lunr';
import {readSections} from './readSections';
import type {BuiltPage} from '../../pages/listPages';

/*
 * lunr, configured like @easyops-cn/docusaurus-search-local with its documented defaults: English, with stop words
 * removed and words stemmed; separate indexes of titles, headings, descriptions, keywords, and texts, queried in this
 * order; eight results (`searchResultLimits`). All words are required, and the last one may be a prefix. If there are
 * too few results, it tries again without stop words, then with one letter wrong (`fuzzyMatchingDistance` 1), then
 * without one word of three or more. Results that belong to a listed page are shown below it. Pages other than docs are
 * indexed, too (`indexPages`).
 */

const LIMIT = 8;
const FUZZY_DISTANCE = 1;

interface Entry {
  ref: number;
  text: string;
  address: string;
  page: number;
}

interface TypeIndex {
  entries: Map<string, Entry>;
  index: lunr.Index;
}

/**
 * @param dir - folder of the built site
 * @returns the results of each query
 */
export function answerLunr(
  dir: string,
  pages: readonly BuiltPage[],
  queries: readonly string[],
): string[][] {
  const entries = readEntries(dir, pages);
  const indexes = entries.map(indexEntries);
  return queries.map(query => search(indexes, query));
}

function readEntries(dir: string, pages: readonly BuiltPage[]): Entry[][] {
  const types: Entry[][] = [[], [], [], [], []];
  const [titles = [], headings = [], descriptions = [], keywords = [], texts = []] = types;
  let last = 0;
  for (const {file, route} of pages) {
    const {document} = new JSDOM(fs.readFileSync(path.join(dir, file), 'utf8')).window;
    const root = document.querySelector('article') ?? document.querySelector('main');
    if (!root || /noindex/.test(meta(document, 'robots'))) {
      continue;
    }
    const page = (last += 1);
    const sections = readSections(root);
    const title = root.querySelector('h1')?.textContent ?? document.title;
    titles.push({ref: page, text: title, address: route, page});
    for (const [name, list] of [
      ['description', descriptions],
      ['keywords', keywords],
    ] as const) {
      const text = meta(document, name);
      if (text) {
        list.push({ref: page, text, address: route, page});
      }
    }
    for (const {heading, hash, text} of sections) {
      if (heading !== title) {
        headings.push({ref: (last += 1), text: heading, address: route + hash, page});
      }
      if (text) {
        texts.push({ref: (last += 1), text, address: route + hash, page});
      }
    }
  }
  return types;
}

function meta(document: Document, name: string) {
  return document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';
}

function indexEntries(entries: readonly Entry[]): TypeIndex {
  return {
    entries: new Map(entries.map(entry => [String(entry.ref), entry])),
    index: lunr(function build() {
      this.ref('ref');
      this.field('text');
      entries.forEach(entry => this.add(entry));
    }),
  };
}

function search(indexes: readonly TypeIndex[], query: string) {
  const found: (Entry & {type: number})[] = [];
  for (const {tokens, distance, isTyping} of queriesOf(query)) {
    for (const [type, {entries, index}] of indexes.entries()) {
      const results = index.query(clauses => {
        for (const {value, isLast} of tokens) {
          clauses.term(value, {
            presence: lunr.Query.presence.REQUIRED,
            wildcard: isTyping && isLast ? lunr.Query.wildcard.TRAILING : lunr.Query.wildcard.NONE,
            ...(value.length > distance && distance > 0 ? {editDistance: distance} : {}),
          });
        }
      });
      const fresh = results
        .slice(0, LIMIT)
        .filter(({ref}) => !found.some(entry => String(entry.ref) === ref))
        .slice(0, LIMIT - found.length);
      for (const {ref} of fresh) {
        const entry = entries.get(ref);
        if (entry) {
          found.push({...entry, type});
        }
      }
      if (found.length >= LIMIT) {
        return byPage(found);
      }
    }
  }
  return byPage(found);
}

/** The queries to try in order until there are enough results. */
function queriesOf(query: string) {
  const words = query.toLowerCase().match(/[^-\s]+/g) ?? [];
  const all = words.map((value, place) => ({value, isLast: place === words.length - 1}));
  const content = all.filter(({value}) => lunr.stopWordFilter(new lunr.Token(value, {})));
  const first = content.length > 0 && content.length < all.length ? [all, content] : [all];
  const shorter =
    content.length > 2
      ? content.map((_, place) =>
          content.filter((__, other) => other !== content.length - 1 - place),
        )
      : [];
  return [first, shorter].flatMap(variants =>
    Array.from({length: FUZZY_DISTANCE + 1}, (_, distance) =>
      [false, true].flatMap(isTyping =>
        variants
          .filter(tokens => tokens.length > 0)
          .filter(tokens => distance === 0 || tokens.some(({value}) => value.length > distance))
          .map(tokens => ({
            tokens: tokens.map((token, place) => ({
              ...token,
              isLast: place === tokens.length - 1,
            })),
            distance,
            isTyping,
          })),
      ),
    ).flat(),
  );
}

/** Moves results that belong to a listed page below it. */
function byPage(found: readonly (Entry & {type: number})[]) {
  const placeOf = (entry: Entry & {type: number}, place: number) => {
    const page = found.findIndex(({type, ref}) => type === 0 && ref === entry.page);
    return page < 0 ? place : page;
  };
  return found
    .map((entry, place) => ({entry, place, page: placeOf(entry, place)}))
    .sort(
      (a, b) =>
        a.page - b.page ||
        Number(a.entry.type !== 0) - Number(b.entry.type !== 0) ||
        a.place - b.place,
    )
    .map(({entry}) => entry.address);
}
