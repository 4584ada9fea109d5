import {BLOCK_ATTRIBUTE} from '../../shared/articleConstants';
import {findArticle, loadPageFile} from '../pageFile/pageFile';

/** A module that a route loads. A doc with static blocks says which page's they are; see `articleScript`. */
interface RouteModule {
  readonly default?: unknown;
  readonly _article?: {readonly path: string; readonly version: string};
}

/** Before React has started, the page is the one that the server sent. */
const isServed = () =>
  window.docusaurusRoot === undefined && document.querySelector(`[${BLOCK_ATTRIBUTE}]`) !== null;

/**
 * Completes what a route loads: the static blocks of an article, which its script doesn't include. `chunk` calls it for
 * all that routes load, so navigation waits for them as it does for scripts.
 *
 * @throws Error if they can't be loaded, or if the site has changed in the meantime. Core then loads the page from scratch.
 */
export async function withArticle<Module extends RouteModule>(module: Module): Promise<Module> {
  const {_article: article} = module;
  if (article && !isServed()) {
    await loadPageFile(article.path);
    if (findArticle(article.path)?.version !== article.version) {
      throw new Error(`${article.path} has changed`);
    }
  }
  return module;
}
