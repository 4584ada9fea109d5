import path from 'node:path';
import {readPlaygroundBlocks, type PlaygroundBlock} from './readSamples';

const ROOT = path.join(__dirname, '../../..');

let known: readonly PlaygroundBlock[] | undefined;

/** In development, pages change; a build reads them once. */
function blocksOfSite(): readonly PlaygroundBlock[] {
  known = process.env.NODE_ENV === 'production' ? known : undefined;
  known ??= readPlaygroundBlocks(ROOT);
  return known;
}

/**
 * The names of a page's samples, by the position of their fence on the page. Blocks that can't run in a browser have none.
 *
 * @param file - absolute path of the page
 */
export function sampleNames(file: string | undefined): ReadonlyMap<number, string> {
  const page = file && path.relative(ROOT, file).split(path.sep).join('/');
  return new Map(
    blocksOfSite()
      .filter(({block, sample}) => block.page === page && sample)
      .map(({name}) => [Number(name.slice(name.lastIndexOf('/') + 1)), name]),
  );
}
