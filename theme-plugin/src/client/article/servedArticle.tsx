import {useLayoutEffect, useRef, type ReactElement, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {BLOCK_ATTRIBUTE} from '../../shared/articleConstants';
import {findArticle, loadPageFile} from '../codeBlock/pageCode';
import {attachBlock} from './attachBlock';
import {keepBlock, showBlock} from './blocks';

/** A module that a route loads. Docs with static blocks say how many they have. */
interface RouteModule {
  readonly default?: unknown;
  readonly article?: {readonly path: string; readonly blocks: number};
}

/** Before React has started, the page is the one that the server sent. */
const isServed = () =>
  window.docusaurusRoot === undefined && document.querySelector(`[${BLOCK_ATTRIBUTE}]`) !== null;

/**
 * Completes what a route loads: the static blocks of an article, which its script doesn't include. The table of chunks calls
 * it (see `shortRegistry`), so navigation waits for them as it does for scripts.
 *
 * @throws Error if they can't be loaded, or if the site has changed in the meantime. Core then loads the page from scratch.
 */
export async function withArticle<Module extends RouteModule>(module: Module): Promise<Module> {
  const {article} = module;
  if (article && !isServed()) {
    await loadPageFile(article.path);
    if (findArticle(article.path)?.length !== article.blocks) {
      throw new Error(`${article.path} has changed.`);
    }
  }
  return module;
}

/** One object, since React writes the content again if it gets another. */
const NO_HTML = {__html: ''};

interface Props {
  /** Path of the article's page. */
  readonly page: string;
  /** The block's place among the static blocks of the article. */
  readonly place: number;
  /** Name of its element. It's one of several, and all of them are used like this one. */
  readonly host: 'div';
}

/** A block of an article whose HTML came from the server. React never touches its content. */
function ServedBlock({page, place, host: Host}: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useLayoutEffect(() => {
    const block = element.current;
    if (!block) {
      return undefined;
    }
    showBlock(block, page, place);
    const detach = attachBlock(block, history);
    return () => {
      detach();
      keepBlock(block, page, place);
    };
  }, [page, place, history]);
  return (
    <Host ref={element} data-static="" dangerouslySetInnerHTML={NO_HTML} suppressHydrationWarning />
  );
}

/** What the script of an article has in place of its static blocks; see `articleScript`. */
export const servedBlocks =
  (page: string) =>
  (host: string, place: number): ReactElement => (
    <ServedBlock page={page} place={place} host={host as Props['host']} />
  );
