import {execFile} from 'node:child_process';
import {createRequire} from 'node:module';
import {promisify} from 'node:util';
import {chromiumArgs, findChromium} from '../../findChromium';
import {LOADS} from './constants';
import {median} from './median';

const LIGHTHOUSE = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');

/** What Lighthouse reports of a page on a phone: medians of several runs. */
export interface LighthouseReport {
  /** From 0 to 100. */
  performance: number;
  /** In ms. */
  blocking: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
}

/** The longest result to read. It's about 1 MB, with pictures of the page. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The part of Lighthouse's result that the benchmark reads. */
interface Result {
  categories: {performance: {score: number}};
  audits: Record<'total-blocking-time' | 'cumulative-layout-shift', {numericValue: number}>;
}

/**
 * Runs Lighthouse several times on a page.
 *
 * @throws {Error} if it fails, with its errors
 */
export async function runLighthouse(url: string): Promise<LighthouseReport> {
  const results: Result[] = [];
  for (let run = 0; run < LOADS; run += 1) {
    results.push(await runOnce(url));
  }
  return {
    performance: median(results.map(({categories}) => categories.performance.score * 100)),
    blocking: median(results.map(({audits}) => audits['total-blocking-time'].numericValue)),
    shift: median(results.map(({audits}) => audits['cumulative-layout-shift'].numericValue)),
  };
}

async function runOnce(url: string): Promise<Result> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=${['--headless', ...chromiumArgs()].join(' ')}`,
    ],
    {env: {...process.env, CHROME_PATH: findChromium()}, maxBuffer: MAX_BYTES},
  );
  return JSON.parse(stdout);
}
