import {SearchError} from '../errors';
import type {WorkerMessage} from '../local/messages';
import type {SearchClient, SearchRequest, SearchResponse} from '../types';
import {createLazyClient} from './createLazyClient';
import {prepareWorker, type WorkerLike} from './prepareWorker';

export interface LocalClientOptions {
  /** Absolute address of the index' folder, with a slash at its end. */
  readonly indexUrl: string;
  /** The worker of the index, opened. */
  readonly openWorker?: (indexUrl: string) => WorkerLike;
  /** The same engine for the page itself, where there can be no worker. */
  readonly loadBackend?: () => Promise<(indexUrl: string) => SearchClient>;
}

interface PendingSearch {
  readonly requests: readonly SearchRequest[];
  readonly resolve: (response: SearchResponse | Promise<SearchResponse>) => void;
  readonly reject: (error: SearchError) => void;
}

const loadLocalBackend = () =>
  import('../local/backend').then(({createLocalBackend}) => createLocalBackend);

/**
 * The client of the site's own index. It is answered in a worker; where that cannot be made or dies
 * (an old policy, a blocked script), the same engine is loaded into the page.
 */
export function createLocalClient({
  indexUrl,
  openWorker = prepareWorker,
  loadBackend = loadLocalBackend,
}: LocalClientOptions): SearchClient {
  const pending = new Map<number, PendingSearch>();
  let lastId = 0;
  let worker: WorkerLike | undefined;
  /** In place of the worker, once there is none. */
  let inPage: SearchClient | undefined;

  function giveUpWorker(): SearchClient {
    worker?.terminate();
    worker = undefined;
    inPage ??= createLazyClient(async () => (await loadBackend())(indexUrl));
    for (const {requests, resolve} of pending.values()) {
      resolve(inPage.search(requests));
    }
    pending.clear();
    return inPage;
  }

  function settle(message: WorkerMessage): void {
    const search = pending.get(message.id);
    pending.delete(message.id);
    if (message.kind === 'answer') {
      search?.resolve(message.response);
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
      // There can be none.
    }
    return worker;
  }

  return {
    isOfLastBuild: process.env.NODE_ENV === 'development',
    search(requests) {
      const opened = openOwnWorker();
      if (!opened) {
        return giveUpWorker().search(requests);
      }
      return new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, {requests, resolve, reject});
        opened.postMessage({kind: 'search', id: lastId, requests});
      });
    },
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
