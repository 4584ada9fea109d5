import {CPU_SLOWDOWN} from '../bench/constants';
import {AIMS, GROWTH, GROWTH_BUDGETS, SEARCH_BUDGETS, TIME_BUDGETS} from './constants';
import {KINDS} from './readQueries';
import type {Score} from './score';
import type {Typing} from './typeSlowly';
import type {FirstSearch} from './measureFirst';
import type {Growth} from './measureGrowth';

/** The scores of a search engine. */
export interface EngineReport {
  name: string;
  /** `''` stands for all queries. */
  scores: {half: string; kind: string; score: Score}[];
}

export interface SearchReport {
  /** Number of pages of the built site. */
  pages: number;
  /** Number of queries whose article doesn't exist yet. */
  waiting: number;
  /** Engines, starting with this site's own. */
  engines: EngineReport[];
  /** Queries that this site's engine misses. */
  misses: {query: string; kind: string; half: string; rank: number | null}[];
  typing: {name: string; typing: Typing}[];
  first: FirstSearch[];
  /** The same queries, typed so slowly that every letter is answered. */
  slow: FirstSearch[];
  growth: Growth[];
}

/** Formats the scores as Markdown, by half and by kind. */
export function formatScores(engines: readonly EngineReport[]): string[] {
  return [
    table(
      ['half', 'engine'],
      ['queries', 'hit@1', 'hit@5', 'MRR', 'none', 'section@1'],
      ['tuning', 'test'].flatMap(half => engines.map(engine => scoreRow([half], engine, half, ''))),
    ),
    '',
    table(
      ['kind', 'engine'],
      ['queries', 'hit@1', 'hit@5', 'MRR', 'none', 'section@1'],
      KINDS.flatMap(kind => engines.map(engine => scoreRow([kind], engine, 'both', kind))),
    ),
    '',
    'The same by kind, of the test half alone:',
    '',
    table(
      ['kind', 'engine'],
      ['queries', 'hit@1', 'hit@5', 'MRR', 'none', 'section@1'],
      KINDS.flatMap(kind => engines.map(engine => scoreRow([kind], engine, 'test', kind))),
    ),
  ];
}

/** Formats the report as Markdown. */
export function formatSearchReport({
  pages,
  waiting,
  engines,
  misses,
  typing,
  first,
  slow,
  growth,
}: SearchReport): string {
  const missing = misses.filter(({half}) => half === 'test');
  return [
    `# Search, over ${pages} pages`,
    '',
    `${waiting} of the queries wait for their article. Aims on the test half: hit@1 ${percent(AIMS.hit1)}, hit@5 ${percent(AIMS.hit5)}, no query without a row.`,
    '',
    ...formatScores(engines),
    '',
    `Of the test half, ${missing.length} are not answered by the first row: ${missing.map(({kind, rank}) => `${kind} (${rank === null ? 'no row' : `row ${rank}`})`).join(', ') || 'none'}.`,
    '',
    `From a key to painted results on a CPU ${CPU_SLOWDOWN} times as slow, ms (budget: p95 ${TIME_BUDGETS.key}, longest task ${TIME_BUDGETS.task}; tasks up to 50 are not reported and stand as 0). Without a worker, the slowed CPU also does the worker's part. The bare page has a box, rows, and a worker that echoes: the browser's own part.`,
    '',
    table(
      ['answered'],
      ['keys', 'p50', 'p95', 'longest task'],
      typing.map(({name, typing: {keys, p50, p95, longestTask}}) => [
        name,
        String(keys),
        ...[p50, p95, longestTask].map(whole),
      ]),
    ),
    '',
    `From the click to the first result with an empty cache, at 1.6 Mbit/s and 150 ms (budget: ${TIME_BUDGETS.first} ms); KiB after gzip (budgets: ahead ${SEARCH_BUDGETS.ahead}, code ${SEARCH_BUDGETS.code}, in all ${SEARCH_BUDGETS.first}). Typed slowly, every letter is answered, which is the most that a search can download:`,
    '',
    table(
      ['query'],
      ['ms', 'ahead', 'code', 'index', 'in all', 'typed slowly'],
      first.map(({query, ms, bytes}, place) => [
        query,
        whole(ms),
        ...[bytes.ahead, bytes.code, bytes.index, sumOf(bytes), sumOf(slow[place]?.bytes)].map(kib),
      ]),
    ),
    '',
    `Docs multiplied, copies with words of their own (budgets: bytes of a first search ${GROWTH.map(({factor, maxBytes}) => `×${factor} < ${maxBytes}×`).join(', ')}; query ${GROWTH_BUDGETS.query} ms; indexing ${GROWTH_BUDGETS.page} ms a page, once the code is compiled):`,
    '',
    table(
      ['docs'],
      [
        'pages',
        'sections',
        'files',
        'index, KiB',
        'first search, KiB',
        'files of it',
        'grown',
        'query, ms',
        'slowest, ms',
        'ms a page',
        'memory, MiB',
      ],
      growth.map(row => [
        `×${row.factor}`,
        ...[row.pages, row.sections, row.files].map(String),
        kib(row.indexBytes),
        kib(row.firstBytes),
        row.firstFiles.toFixed(1),
        `${(row.firstBytes / (growth[0]?.firstBytes ?? Number.NaN)).toFixed(2)}×`,
        row.query.toFixed(1),
        row.slowestQuery.toFixed(1),
        row.perPage.toFixed(2),
        (row.memory / 1024 / 1024).toFixed(1),
      ]),
    ),
    '',
    'hit@k: the share of queries with a page that answers among the first k rows. section@1: of those that a section answers, the share whose first row leads there. lunr is set up as @easyops-cn/docusaurus-search-local does it; both peers get the whole query, this site the 64 letters that its box takes.',
    '',
  ].join('\n');
}

function sumOf({code, index}: FirstSearch['bytes'] = {ahead: NaN, code: NaN, index: NaN}): number {
  return code + index;
}

function scoreRow(words: string[], engine: EngineReport, half: string, kind: string) {
  const found = engine.scores.find(row => row.half === half && row.kind === kind)?.score;
  const {queries = 0, hit1 = NaN, hit5 = NaN, mrr = NaN, none = 0, section1 = NaN} = found ?? {};
  return [
    ...words,
    engine.name,
    String(queries),
    percent(hit1),
    percent(hit5),
    Number.isNaN(mrr) ? '–' : mrr.toFixed(3),
    String(none),
    percent(section1),
  ];
}

function percent(share: number) {
  return Number.isNaN(share) ? '–' : `${(share * 100).toFixed(1)} %`;
}

function kib(bytes: number) {
  return (bytes / 1024).toFixed(1);
}

function whole(ms: number) {
  return ms.toFixed(0);
}

/**
 * @param words - headers of the columns with text
 * @param numbers - headers of the columns with numbers, which follow
 */
function table(words: string[], numbers: string[], rows: string[][]) {
  const rule = [...words.map(() => '---'), ...numbers.map(() => '--:')];
  return [[...words, ...numbers], rule, ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n');
}
