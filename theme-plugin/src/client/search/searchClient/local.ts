import {SearchError, toSearchError} from '../../../shared/search/errors';
import type {WorkerMessage} from '../local/messages';
import type {SearchClient, SearchRequest, SearchResponse} from '../../../shared/search/types';
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
  let backend: Promise<SearchClient> | undefined;

  function inPage(): Promise<SearchClient> {
    backend ??= loadBackend().then(create => create(indexUrl));
    backend.catch(() => {
      backend = undefined;
    });
    return backend;
  }

  async function searchInPage(requests: readonly SearchRequest[]): Promise<SearchResponse> {
    try {
      return await (await inPage()).search(requests);
    } catch (error) {
      throw toSearchError(error);
    }
  }

  function giveUpWorker(): void {
    worker?.terminate();
    worker = undefined;
    const page = inPage();
    page.catch(() => {
      // Reported by the searches below.
    });
    for (const {requests, resolve} of pending.values()) {
      resolve(searchInPage(requests));
    }
    pending.clear();
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

  function ownWorker(): WorkerLike | undefined {
    if (worker || backend) {
      return worker;
    }
    try {
      worker = openWorker(indexUrl);
      worker.addEventListener('message', ({data}) => settle(data));
      worker.addEventListener('error', giveUpWorker);
      worker.addEventListener('messageerror', giveUpWorker);
    } catch {
      giveUpWorker();
    }
    return worker;
  }

  return {
    isOfLastBuild: process.env.NODE_ENV === 'development',
    search(requests) {
      const opened = ownWorker();
      if (!opened) {
        return searchInPage(requests);
      }
      return new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, {requests, resolve, reject});
        opened.postMessage({kind: 'search', id: lastId, requests});
      });
    },
    warm() {
      const opened = ownWorker();
      if (opened) {
        opened.postMessage({kind: 'warm'});
      } else {
        inPage().then(
          client => client.warm(),
          () => {
            // The search that needs it will fail likewise, and tell the reader.
          },
        );
      }
    },
  };
}
