import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {buildSite, type BuildTimes} from './bench/buildSite';
import {choosePages} from './bench/choosePages';
import {formatReport} from './bench/formatReport';
import {measureBlocking} from './bench/measureBlocking';
import {measureEarlyTap} from './bench/measureEarlyTap';
import {measureInteractions} from './bench/measureInteractions';
import {measureNextPage} from './bench/measureNextPage';
import {measurePage} from './bench/measurePage';
import {measurePaints} from './bench/measurePaints';
import {writeStockSite} from './bench/writeStockSite';
import {chromiumArgs, findChromium} from '../findChromium';
import {startPagesServer} from '../pagesServer';
import type {Browser} from '@playwright/test';
import type {PageClass} from './bench/choosePages';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Compares the site with a stock one made from the same articles in the same run, and with an earlier build in the folder
 * after `--before`, if it's given: bytes, paints, and blocking time per page class, build times, and how fast it responds
 * to clicks. Prints Markdown tables and writes reports/bench.json.
 */
async function bench() {
  const browser = await chromium.launch({executablePath: findChromium(), args: chromiumArgs()});
  const temp = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'bench-')));
  try {
    const stock = path.join(temp, 'stock');
    writeStockSite(stock, ROOT);
    const sites: {name: string; outDir: string; build?: BuildTimes}[] = [
      {name: 'this site', siteDir: ROOT, outDir: path.join(temp, 'this-build')},
      {name: 'stock', siteDir: stock, outDir: path.join(temp, 'stock-build')},
    ].map(({name, siteDir, outDir}) => {
      console.error(`Building ${name} …`);
      return {name, outDir, build: buildSite(siteDir, outDir)};
    });
    const {before} = parseArgs({options: {before: {type: 'string'}}}).values;
    if (before !== undefined) {
      sites.push({name: 'before', outDir: before});
    }
    const classes = choosePages(path.join(temp, 'this-build'));
    const reports = [];
    for (const {outDir, ...site} of sites) {
      reports.push({...site, ...(await measureSite(browser, outDir, classes))});
    }
    const file = path.join(ROOT, 'reports', 'bench.json');
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, `${JSON.stringify({sites: reports}, null, 2)}\n`);
    console.log(formatReport(reports));
  } finally {
    await browser.close();
    fs.rmSync(temp, {recursive: true});
  }
}

/** @param dir - folder of a built site */
async function measureSite(browser: Browser, dir: string, classes: readonly PageClass[]) {
  const server = await startPagesServer({dir, baseUrl: process.env.BASE_URL});
  try {
    const pages = [];
    for (const {name, route} of classes) {
      const url = server.url + route.slice(1);
      pages.push({
        name,
        route,
        ...(await measurePage(browser, url)),
        blocking: await measureBlocking(browser, url),
        paints: await measurePaints(browser, url),
        earlyTap: await measureEarlyTap(browser, url),
      });
    }
    return {
      pages,
      interactions: await measureInteractions(browser, server.url),
      nextPage: await measureNextPage(browser, `${server.url}introduction/getting-started`),
    };
  } finally {
    await server.close();
  }
}

bench().catch(error => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
