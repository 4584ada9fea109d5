import {
  createIndexFiles,
  dialogQuery,
  FIELD_WEIGHTS,
  findReadings,
  rankReadings,
  WEIGHTS,
  type FoundReading,
  type PageTable,
} from '../../../theme-plugin/scripts/searchParts';
import {routeOf} from './readQueries';
import type {SplitQuery} from './readQueries';

/** A query with everything that ranking needs, so no file has to be read again. */
interface Prepared {
  readings: readonly FoundReading[];
  /** Numbers of the pages that answer it. */
  right: ReadonlySet<number>;
  /** The page that decides which part of the queries it belongs to. */
  page: string;
}

/** How well the queries are answered. */
interface Fit {
  loss: number;
  hit1: number;
  hit5: number;
}

/** Pages within about this share of the best score compete with it. */
const TEMPERATURE = 0.06;

/** The loss of a query whose pages aren't found. */
const MAX_LOSS = 4;

/** Sections after these don't change the loss. */
const MAX_ROWS = 300;

/** A weight's first step is this share of it, but at least `MIN_STEP`. Steps are halved when neither direction helps. */
const STEP_SHARE = 0.3;
const MIN_STEP = 0.08;
const MAX_STEPS = 3;

/** A field that's worth nothing wouldn't find anything. */
const MIN_FIELD = 0.1;

const ROUNDS = 3;

/** A smaller gain isn't worth a change, because it says more about these queries than about others. */
const MIN_GAIN = 0.0003;

/** Parts for cross-validation. */
const FOLDS = 5;

type Table = Record<string, number>;

const TABLES: readonly Table[] = [FIELD_WEIGHTS, WEIGHTS];

/** Where cross-validation starts: weights that were set by hand, so they don't know the queries that are left out. */
const UNFITTED: readonly [Omit<typeof FIELD_WEIGHTS, 'title'>, typeof WEIGHTS] = [
  {keywords: 0.7, page: 0.55, about: 0.58, path: 0.35, lead: 0.35, content: 0.18, code: 0.18},
  {
    repetition: 0.06,
    keywordLength: 0.3,
    wholeTitle: 0.5,
    pageTitle: 0.5,
    wholeKeyword: 0.3,
    unnamedTitle: 0.6,
    named: 0.1,
    keywords: 0,
    aboutness: 0.8,
    sentenceWord: 0.4,
    pageLength: 0.65,
    saturation: 2.7,
    stem: 0.9,
    prefix: 0.3,
    prefixShare: 0.35,
    telling: 0.35,
    synonym: 0.95,
    plain: 0.7,
    rarity: 0.5,
    coverage: 0.5,
    wordsWithoutEmphasis: 6,
  },
];

const INDEX_URL = 'http://site.test/search/';

/**
 * Fits the ranking's weights to queries, one weight at a time. The loss is the negative log-likelihood of the right pages
 * if a page is chosen by its best section's score, which tells a near miss from a far one.
 *
 * To show what the weights are worth for other queries, they're first fitted five times without a fifth of the queries,
 * and that fifth is measured. A page's queries are in the same fifth.
 *
 * @param readFile - reads a file of the index
 */
export async function fitWeights(
  readFile: (name: string) => string,
  queries: readonly SplitQuery[],
): Promise<string> {
  const files = createIndexFiles(
    INDEX_URL,
    async url => new Response(readFile(url.slice(INDEX_URL.length))),
  );
  const pages = await files.pages();
  const routes = await Promise.all(
    Array.from(pages.firstOf, async first => routeOf((await files.section(first)).url)),
  );
  const prepared = await Promise.all(
    queries.map(async ({query, pages: right}) => ({
      readings: await findReadings(files, dialogQuery(query).query),
      right: new Set(right.map(page => routes.indexOf(routeOf(page)))),
      page: routeOf(right[0] ?? ''),
    })),
  );
  const before = measure(prepared, pages);
  const current = TABLES.map(table => ({...table}));
  const names = [...new Set(prepared.map(({page}) => page))].sort();
  const unseen = Array.from({length: FOLDS}, (_, fold) => {
    const isLeftOut = ({page}: Prepared) => names.indexOf(page) % FOLDS === fold;
    assign(UNFITTED);
    improve(
      prepared.filter(query => !isLeftOut(query)),
      pages,
    );
    return prepared.filter(isLeftOut).map(query => measureQuery(query, pages));
  }).flat();
  assign(current);
  improve(prepared, pages);
  return [
    `before:          ${format(before)}`,
    `cross-validated: ${format(meanOf(unseen))}`,
    `fitted:          ${format(measure(prepared, pages))}`,
    JSON.stringify(TABLES, (_, value) => (typeof value === 'number' ? round(value) : value), 2),
  ].join('\n');
}

function assign(values: readonly Readonly<Table>[]) {
  TABLES.forEach((table, place) => Object.assign(table, values[place]));
}

function improve(queries: readonly Prepared[], pages: PageTable) {
  let {loss} = measure(queries, pages);
  const weights = TABLES.flatMap(table =>
    Object.keys(table)
      // Everything else is relative to a word in the title.
      .filter(name => name !== 'title')
      .map(name => ({
        table,
        name,
        min: table === FIELD_WEIGHTS ? MIN_FIELD : 0,
        step: Math.max(MIN_STEP, (table[name] ?? 0) * STEP_SHARE),
      })),
  );
  for (let done = 0; done < ROUNDS; done += 1) {
    for (const weight of weights) {
      const {table, name, min, step} = weight;
      const tries = [step, -step].flatMap(by => Array.from({length: MAX_STEPS}, () => by));
      const from = table[name] ?? 0;
      let gone: number | null = null;
      for (const by of tries) {
        // A direction that helped is followed; the other one isn't tried then.
        if (gone !== null && gone !== by) {
          continue;
        }
        const old = table[name] ?? 0;
        table[name] = Math.max(min, old + by);
        const tried = measure(queries, pages).loss;
        if (tried < loss - MIN_GAIN) {
          loss = tried;
          gone = by;
        } else {
          table[name] = old;
        }
      }
      if (table[name] === from) {
        weight.step /= 2;
      }
    }
  }
}

function measure(queries: readonly Prepared[], pages: PageTable): Fit {
  return meanOf(queries.map(query => measureQuery(query, pages)));
}

function meanOf(fits: readonly Fit[]): Fit {
  const mean = (of: keyof Fit) => fits.reduce((sum, fit) => sum + fit[of], 0) / fits.length;
  return {loss: mean('loss'), hit1: mean('hit1'), hit5: mean('hit5')};
}

function measureQuery({readings, right}: Prepared, pages: PageTable): Fit {
  const hits = rankReadings(readings, pages);
  const pageOf = (section: number) => pages.pageOf[section] ?? 0;
  const rank = hits.findIndex(({section}) => right.has(pageOf(section)));
  const most = hits[0]?.score ?? 1;
  const best = new Map<number, number>();
  for (const {section, score} of hits.slice(0, Math.max(MAX_ROWS, rank + 1))) {
    const page = pageOf(section);
    if (!best.has(page)) {
      best.set(page, Math.exp((score / most - 1) / TEMPERATURE));
    }
  }
  const all = [...best.values()].reduce((sum, value) => sum + value, 0);
  const known = [...best].reduce((sum, [page, value]) => sum + (right.has(page) ? value : 0), 0);
  return {
    loss: known > 0 ? Math.min(MAX_LOSS, -Math.log(known / all)) : MAX_LOSS,
    hit1: rank === 0 ? 1 : 0,
    hit5: rank >= 0 && rank < 5 ? 1 : 0,
  };
}

function format({loss, hit1, hit5}: Fit) {
  return `loss ${loss.toFixed(4)}, hit@1 ${(hit1 * 100).toFixed(1)}%, hit@5 ${(hit5 * 100).toFixed(1)}%`;
}

function round(value: number) {
  return Math.round(value * 1000) / 1000;
}
