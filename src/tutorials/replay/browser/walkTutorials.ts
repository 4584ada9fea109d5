import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {PartReader} from '../createPartReader';
import type {PartWithPage} from '../listParts';
import {hashOf, lockOf, writeCache} from '../states/cacheFile';
import type {State} from '../State';
import type {Fault} from '../../../samples/Fence';
import {walkSeries, type WalkedState} from './walkSeries';

/** Modules that determine whether a walk succeeds. */
const TOOLS = ['parseWalk', 'takeWalk', 'walkSeries'];

interface Options {
  /** Absolute path of the folder with `docs/` and `examples/`. */
  root: string;
  readPart: PartReader;
  /** Whether to skip walks that have succeeded before. */
  useCache: boolean;
  /** How long to wait for an expected change, in milliseconds. */
  timeout: number;
  /** Starts a browser, which is closed here. It isn't called if no page has a walk. */
  openBrowser: () => Promise<Browser>;
}

/**
 * Takes the walks of all checkpoints up to the wanted parts. Each series has its own storage.
 *
 * @param all - all parts of all series, in order
 * @param wanted - the parts that are replayed
 */
export async function walkTutorials(
  all: readonly PartWithPage[],
  wanted: readonly PartWithPage[],
  {root, readPart, useCache, timeout, openBrowser}: Options,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const series of new Set(wanted.map(part => part.series))) {
    const last = Math.max(...wanted.filter(each => each.series === series).map(each => each.part));
    const parts = all.filter(each => each.series === series && each.part <= last);
    const states = parts.flatMap(part => walkedStates(readPart, part));
    const file = path.join(root, '.cache/replay/passed', `${series}-walks.json`);
    const key = keyOf(states);
    const isPassed = useCache && fs.existsSync(file) && fs.readFileSync(file, 'utf8') === key;
    if (states.length > 0 && !isPassed) {
      const browser = await openBrowser();
      const found = await walkSeries(root, states, {browser, timeout}).finally(() =>
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

function walkedStates(readPart: PartReader, {page, ...part}: PartWithPage): WalkedState[] {
  if (page === undefined) {
    return [];
  }
  const hasWalk = (state: State): state is WalkedState['state'] => state.walk !== undefined;
  return readPart({...part, page})
    .states.filter(hasWalk)
    .map(state => ({part, page, state}));
}

function keyOf(states: readonly WalkedState[]) {
  const tools = TOOLS.map(name => fs.readFileSync(path.join(__dirname, `${name}.ts`), 'utf8'));
  return hashOf([
    lockOf(),
    tools,
    states.map(({state: {files, walk}}) => [walk, [...files].sort()]),
  ]);
}
