import fs from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {askEngines} from './search/askEngines';
import {fitWeights} from './search/fitWeights';
import {formatScores, formatSearchReport} from './search/formatSearchReport';
import {measureBareTyping} from './search/measureBareTyping';
import {measureFirst} from './search/measureFirst';
import {measureGrowth} from './search/measureGrowth';
import {measureTyping} from './search/measureTyping';
import {poolResults} from './search/poolResults';
import {KINDS, readQueries, selectReady} from './search/readQueries';
import {rankOf, scoreOf} from './search/score';
import {chromiumArgs, findChromium} from '../findChromium';
import {listPages} from '../pages/listPages';
import {startPagesServer} from '../pagesServer';
import * as search from '../../theme-plugin/scripts/searchParts';
import type {SplitQuery} from './search/readQueries';
import type {EngineReport} from './search/formatSearchReport';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILD = path.join(ROOT, 'build');
const BASE_URL = process.env.BASE_URL ?? '/';

const REPORTS = path.join(ROOT, 'reports');

const readIndexFile = (name: string) => fs.readFileSync(path.join(BUILD, 'search', name), 'utf8');

/** Fits the weights of the ranking to the tuning half, and prints them. Nothing of the test half is measured. */
async function fit() {
  const routes = listPages(BUILD).map(({route}) => route);
  const {ready} = selectReady(readQueries(), routes);
  console.log(
    await fitWeights(
      readIndexFile,
      ready.filter(({half}) => half === 'tuning'),
    ),
  );
}

/** Compares only the results of the engines, and writes those to judge to reports/; see `poolResults`. */
async function rank() {
  const pages = listPages(BUILD);
  const {ready, waiting} = selectReady(
    readQueries(),
    pages.map(({route}) => route),
  );
  const queries = ready.map(({query}) => query);
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
  try {
    const rows = await askEngines(browser, {dir: BUILD, baseUrl: BASE_URL, pages}, queries);
    writeReport('search-pool.json', poolResults(ready, Object.values(rows)));
    const engines = Object.entries(rows).map(([name, answers]) =>
      reportEngine(name, ready, answers),
    );
    console.log(formatScores(engines).join('\n'));
    console.log(`\n${waiting.length} of the queries wait for their article.`);
  } finally {
    await browser.close();
  }
}

/**
 * Measures the embedded search of the built site: the quality of its results compared with three other engines in the
 * same run, its speed, how much it downloads, and how all of this scales as the docs grow. Prints the report and writes
 * it to reports/.
 */
async function benchSearch() {
  const pages = listPages(BUILD);
  const routes = pages.map(({route}) => route);
  const {ready, waiting} = selectReady(readQueries(), routes);
  const queries = ready.map(({query}) => query);
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
  const server = await startPagesServer({dir: BUILD, baseUrl: BASE_URL});
  try {
    console.error('Asking the engines …');
    const rows = await askEngines(browser, {dir: BUILD, baseUrl: BASE_URL, pages}, queries);
    const engines = Object.entries(rows).map(([name, answers]) =>
      reportEngine(name, ready, answers),
    );
    console.error('Typing …');
    const typing = [
      {name: 'by the worker', typing: await measureTyping(browser, server.url, {withWorker: true})},
      {name: 'by the page', typing: await measureTyping(browser, server.url, {withWorker: false})},
      {name: 'a bare page', typing: await measureBareTyping(browser, server.url)},
    ];
    const first = await measureFirst(browser, server.url);
    const slow = await measureFirst(browser, server.url, {line: null, isSlow: true});
    console.error('Multiplying the docs …');
    const site = {
      outDir: BUILD,
      baseUrl: BASE_URL,
      routesPaths: routes.map(route => BASE_URL + route.slice(1)),
      categories: new Map(),
      siteTitle: 'Redux',
    };
    let records: readonly search.IndexedPage[] = [];
    const collected = search.collectPages(site, async found => {
      records = found;
    });
    await search.visitBuiltSite(site, [collected]);
    const growth = await measureGrowth(records, queries);
    const misses = ready.flatMap((query, place) => {
      const rank = rankOf({...query, rows: rows['this site'][place] ?? []});
      return rank === 1 ? [] : [{...query, rank: Number.isFinite(rank) ? rank : null}];
    });
    const report = {
      pages: pages.length,
      waiting: waiting.length,
      engines,
      misses,
      typing,
      first,
      slow,
      growth,
    };
    const text = formatSearchReport(report);
    writeReport('bench-search.json', report);
    fs.writeFileSync(path.join(REPORTS, 'bench-search.md'), text);
    console.log(text);
  } finally {
    await server.close();
    await browser.close();
  }
}

function writeReport(name: string, report: unknown) {
  fs.mkdirSync(REPORTS, {recursive: true});
  fs.writeFileSync(path.join(REPORTS, name), `${JSON.stringify(report, null, 2)}\n`);
}

function reportEngine(
  name: string,
  queries: readonly SplitQuery[],
  answers: readonly (readonly string[])[],
): EngineReport {
  const answered = queries.map((query, place) => ({...query, rows: answers[place] ?? []}));
  const scores = ['both', 'tuning', 'test'].flatMap(half =>
    ['', ...KINDS].map(kind => ({
      half,
      kind,
      score: scoreOf(
        answered.filter(
          query => (half === 'both' || query.half === half) && (kind === '' || query.kind === kind),
        ),
      ),
    })),
  );
  return {name, scores};
}

const RUNS: Readonly<Record<string, () => Promise<void>>> = {'--fit': fit, '--ranking': rank};
const [flag = ''] = process.argv.slice(2);
(RUNS[flag] ?? benchSearch)().catch(error => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
