import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {PartReader} from '../createPartReader';
import type {PartWithPage} from '../listParts';
import {hashOf, lockOf, writeCache} from '../../../samples/cacheFile';
import type {State} from '../State';
import type {Fault} from '../../../samples/Fence';
import {checkSeries, type BrowserState} from './checkSeries';

/** Modules that determine whether the steps succeed. */
const TOOLS = ['readBrowserSteps', 'runBrowserSteps', 'checkSeries'];

interface Options {
  /** Absolute path of the folder with `docs/` and `examples/`. */
  root: string;
  readPart: PartReader;
  /** Whether to skip steps that have succeeded before. */
  useCache: boolean;
  /** How long to wait for an expected change, in milliseconds. */
  timeout: number;
  /** Starts a browser, which is closed here. It isn't called if no page has such steps. */
  openBrowser: () => Promise<Browser>;
}

/**
 * Takes the browser steps of all checkpoints up to the wanted parts. Each series has its own storage.
 *
 * @param all - all parts of all series, in order
 * @param wanted - the parts that are replayed
 */
export async function checkInBrowser(
  all: readonly PartWithPage[],
  wanted: readonly PartWithPage[],
  {root, readPart, useCache, timeout, openBrowser}: Options,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const series of new Set(wanted.map(part => part.series))) {
    const last = Math.max(...wanted.filter(each => each.series === series).map(each => each.part));
    const parts = all.filter(each => each.series === series && each.part <= last);
    const states = parts.flatMap(part => browserStates(readPart, part));
    const file = path.join(root, '.cache/replay/passed', `${series}-browser.json`);
    const key = keyOf(states);
    const isPassed = useCache && fs.existsSync(file) && fs.readFileSync(file, 'utf8') === key;
    if (states.length > 0 && !isPassed) {
      const browser = await openBrowser();
      const found = await checkSeries(root, states, {browser, timeout}).finally(() =>
        browser.close(),
      );
      faults.push(...found);
      if (useCache && found.length === 0) {
        writeCache(file, key);
      }
    }
  }
  return faults;
}

function browserStates(readPart: PartReader, {page, ...part}: PartWithPage): BrowserState[] {
  if (page === undefined) {
    return [];
  }
  const hasSteps = (state: State): state is BrowserState['state'] => state.browser !== undefined;
  return readPart({...part, page})
    .states.filter(hasSteps)
    .map(state => ({part, page, state}));
}

function keyOf(states: readonly BrowserState[]) {
  const tools = TOOLS.map(name => fs.readFileSync(path.join(__dirname, `${name}.ts`), 'utf8'));
  return hashOf([
    lockOf(),
    tools,
    states.map(({state: {files, browser}}) => [browser, [...files].sort()]),
  ]);
}
