import type {HostedRecord} from '../../theme-plugin/search/src/build/hostedRecords';
import {readFacetFilters} from './algoliaChecks';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

function textOf({type, hierarchy, content}: HostedRecord): string {
  return (type === 'content' ? (content ?? '') : (hierarchy[type] ?? '')).toLowerCase();
}

function isWanted(record: HostedRecord, filters: readonly string[][]): boolean {
  const facets: Readonly<Record<string, string>> = {
    language: record.language,
    docusaurus_tag: record.docusaurus_tag,
    type: record.type,
  };
  return filters.every(alternatives =>
    alternatives.some(filter => {
      const [attribute = '', value] = filter.split(/:(.*)/s);
      return facets[attribute] === value;
    }),
  );
}

function mark(text: string, words: readonly string[]) {
  const found = words.filter(word => text.toLowerCase().includes(word));
  const pattern = new RegExp(
    `(${found.map(word => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|')})`,
    'gi',
  );
  const level = found.length === 0 ? 'none' : found.length === words.length ? 'full' : 'partial';
  return {
    value: found.length === 0 ? text : text.replace(pattern, '<mark>$1</mark>'),
    matchLevel: level,
    matchedWords: found,
  };
}

function snippet(text: string, words: readonly string[], size: number) {
  const all = text.split(' ');
  const hit = all.findIndex(word => words.some(wanted => word.toLowerCase().includes(wanted)));
  const from = Math.max(0, Math.min(hit - Math.floor(size / 2), all.length - size));
  const cut = all.slice(from, from + size).join(' ');
  const marked = mark(cut, words);
  const before = from > 0 ? '…' : '';
  const after = from + size < all.length ? '…' : '';
  return {value: `${before}${marked.value}${after}`, matchLevel: marked.matchLevel};
}

function toHit(record: HostedRecord, words: readonly string[], size: number) {
  const levels = LEVELS.flatMap(level => {
    const text = record.hierarchy[level];
    return text === null ? [] : [[level, mark(text, words)] as const];
  });
  return {
    objectID: record.objectID,
    url: record.url,
    type: record.type,
    content: record.content,
    hierarchy: record.hierarchy,
    _highlightResult: {hierarchy: Object.fromEntries(levels)},
    ...(record.content !== null && {
      _snippetResult: {content: snippet(record.content, words, size)},
    }),
  };
}

/** Answers a query with the records that literally contain every word, keeping the best record for each URL. */
export function answerQuery(
  records: readonly HostedRecord[],
  query: string,
  parameters: URLSearchParams,
) {
  const words = wordsOf(query);
  const filters = readFacetFilters(parameters);
  const found = records
    .filter(record => isWanted(record, filters))
    .filter(record => words.every(word => textOf(record).includes(word)))
    .sort((left, right) => right.weight.level - left.weight.level);
  const distinct = found.filter(
    (record, index) => found.findIndex(({url}) => url === record.url) === index,
  );
  const size = Number(parameters.get('hitsPerPage') ?? 20);
  const page = Number(parameters.get('page') ?? 0);
  const snippetWords = /content:(\d+)/.exec(parameters.get('attributesToSnippet') ?? '')?.[1];
  return {
    hits: distinct
      .slice(page * size, (page + 1) * size)
      .map(record => toHit(record, words, Number(snippetWords ?? 10))),
    nbHits: distinct.length,
    page,
    nbPages: Math.ceil(distinct.length / size),
    hitsPerPage: size,
    query,
    exhaustiveNbHits: true,
    ...(parameters.get('clickAnalytics') === 'true' && {queryID: `query-of-${query}`}),
  };
}
