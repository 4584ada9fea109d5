import type {SearchClient, SearchQuery, SearchResult} from '../SearchClient';
import {SearchError} from '../SearchError';
import {createLazyClient} from '../createLazyClient';
import type {WorkerMessage} from './messages';
import {prepareWorker, type WorkerLike} from './prepareWorker';

export interface LocalClientOptions {
  /** Absolute address of the index's folder, with a slash at its end. */
  readonly indexUrl: string;
  /** Opens the index's worker. */
  readonly openWorker?: (indexUrl: string) => WorkerLike;
  /** Loads the same engine for the page itself, in case there can be no worker. */
  readonly loadBackend?: () => Promise<(indexUrl: string) => SearchClient>;
}

/** How long the first answer of a worker may take, in ms. The index may be slow, too, and is then loaded twice. */
const WORKER_PATIENCE_MS = 10_000;

interface PendingSearch {
  readonly query: SearchQuery;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: SearchResult | Promise<SearchResult>) => void;
  readonly reject: (error: SearchError) => void;
}

const loadLocalBackend = () =>
  import(/* webpackChunkName: "search-backend" */ './backend').then(
    ({createLocalBackend}) => createLocalBackend,
  );

/**
 * The client for the site's own index. Searches run in a worker. If the worker can't be created, fails, or
 * never answers (for example because of a strict policy, a blocked script, or one that doesn't arrive), the same
 * engine runs on the page.
 */
export function createLocalClient({
  indexUrl,
  openWorker = prepareWorker,
  loadBackend = loadLocalBackend,
}: LocalClientOptions): SearchClient {
  const pending = new Map<number, PendingSearch>();
  let lastId = 0;
  let worker: WorkerLike | undefined;
  /** Started by the first search, and ended by the worker's first message. */
  let patience: ReturnType<typeof setTimeout> | undefined;
  /** Replaces the worker once that has failed. */
  let inPage: SearchClient | undefined;

  function giveUpWorker(): SearchClient {
    clearTimeout(patience);
    worker?.terminate();
    worker = undefined;
    inPage ??= createLazyClient(async () => (await loadBackend())(indexUrl));
    for (const {query, signal, resolve} of pending.values()) {
      resolve(inPage.search(query, signal));
    }
    pending.clear();
    return inPage;
  }

  function settle(message: WorkerMessage): void {
    clearTimeout(patience);
    const search = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'answer') {
      search?.resolve(message.answer);
    } else {
      search?.reject(new SearchError(message.error));
    }
  }

  function openOwnWorker(): WorkerLike | undefined {
    if (worker || inPage) {
      return worker;
    }
    try {
      worker = openWorker(indexUrl);
      worker.addEventListener('message', ({data}) => settle(data));
      worker.addEventListener('error', giveUpWorker);
      worker.addEventListener('messageerror', giveUpWorker);
    } catch {
      // Workers may be unavailable.
    }
    return worker;
  }

  function search(query: SearchQuery, signal?: AbortSignal): Promise<SearchResult> {
    const opened = openOwnWorker();
    if (!opened) {
      return giveUpWorker().search(query, signal);
    }
    return new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      pending.set(id, {query, signal, resolve, reject});
      opened.postMessage({kind: 'search', id, query});
      patience ??= setTimeout(giveUpWorker, WORKER_PATIENCE_MS);
      signal?.addEventListener('abort', () => opened.postMessage({kind: 'cancel', id}));
    });
  }

  return {
    isOfLastBuild: process.env.NODE_ENV === 'development',
    search,
    warm() {
      const opened = openOwnWorker();
      if (opened) {
        opened.postMessage({kind: 'warm'});
      } else {
        giveUpWorker().warm();
      }
    },
  };
}
