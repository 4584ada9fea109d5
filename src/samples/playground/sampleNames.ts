import type {Fence, Page} from '../Fence';
import {readPages} from '../pages/readPage';
import {createSampleReader} from './readSamples';

let last: {pages: Page[]; read: ReturnType<typeof createSampleReader>} | undefined;

/**
 * The names of a page's samples. Fences that can't run in a browser have none.
 *
 * @param root - absolute path of the folder with the pages
 */
export function sampleNames(root: string, page: Page): ReadonlyMap<Fence, string> {
  const pages = [...readPages(root).filter(({path}) => path !== page.path), page];
  if (pages.length !== last?.pages.length || pages.some(each => !last?.pages.includes(each))) {
    last = {pages, read: createSampleReader(pages, root)};
  }
  const runnable = last.read(page).filter(({sample}) => sample);
  return new Map(runnable.map(({fence, name}) => [fence, name]));
}
