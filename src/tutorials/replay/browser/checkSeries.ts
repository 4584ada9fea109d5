import fs from 'node:fs';
import path from 'node:path';
import type {Browser, BrowserContext} from '@playwright/test';
import type {Fault} from '../../../samples/Fence';
import {buildSnapshot} from '../../apps/buildSnapshot';
import type {Part} from '../../../snapshots/Snapshot';
import {makeWorkFolder, writeState} from '../states/workFolder';
import type {State} from '../State';
import {runBrowserSteps} from './runBrowserSteps';

/** A checkpoint with browser steps. */
export interface BrowserState {
  part: Part;
  page: string;
  state: State & {browser: string};
}

/**
 * Takes the browser steps of a series in page order, in a browser that keeps its storage: what one checkpoint saves is there at
 * the next. Stops at the first checkpoint that fails.
 *
 * @param root - absolute path of this repository or of a folder in it
 * @param timeout - how long to wait for an expected change, in milliseconds
 */
export async function checkSeries(
  root: string,
  states: readonly BrowserState[],
  {browser, timeout}: {browser: Browser; timeout: number},
): Promise<Fault[]> {
  const context = await browser.newContext();
  try {
    for (const {part, page, state} of states) {
      const folder = makeWorkFolder(root, part);
      try {
        const message = await checkState(folder, state, context, {browser, timeout});
        if (message !== undefined) {
          return [{page, line: state.line, message}];
        }
      } finally {
        fs.rmSync(folder, {recursive: true});
      }
    }
    return [];
  } finally {
    await context.close();
  }
}

async function checkState(
  folder: string,
  {files, browser: steps}: BrowserState['state'],
  context: BrowserContext,
  {browser, timeout}: {browser: Browser; timeout: number},
): Promise<string | undefined> {
  if (!files.has('index.html')) {
    return 'there is no index.html to open at this checkpoint: show it above, or delete its browser steps';
  }
  const site = path.join(folder, '.site');
  writeState(folder, new Map(), files);
  await buildSnapshot(folder, site);
  const message = await runBrowserSteps(context, site, {browser: steps, timeout});
  if (message === undefined) {
    return undefined;
  }
  const fresh = await browser.newContext();
  const isFine = (await runBrowserSteps(fresh, site, {browser: steps, timeout})) === undefined;
  await fresh.close();
  return isFine
    ? `the checkpoint holds only in fresh storage: ${message} to readers who followed all checkpoints before`
    : `${message} at this checkpoint`;
}
