import {BLOCK_ATTRIBUTE} from '../shared/constants';
import {findArticle, loadPageFile} from '../../client/pageFile/pageFile';

/** An article without its static blocks. */
export interface Article {
  /** Path of its page, with the base URL. */
  readonly page: string;
  /** Version of the blocks; see `articleScript`. */
  readonly version: string;
}

/** Before React has started, the page is the one that the server sent. */
const isServed = (version: string) =>
  window.docusaurusRoot === undefined &&
  document.querySelector(`[${BLOCK_ATTRIBUTE}="${version}"]`) !== null;

/**
 * Resolves when an article's static blocks are there. Its module waits for this, so navigation does, as it waits for scripts.
 *
 * @throws Error if they can't be loaded, or if the site has changed in the meantime. Core then loads the page from scratch.
 */
export async function waitForArticle({page, version}: Article): Promise<void> {
  if (!isServed(version)) {
    await loadPageFile(page);
    if (findArticle(version) === undefined) {
      throw new Error(`${page} has changed`);
    }
  }
}
