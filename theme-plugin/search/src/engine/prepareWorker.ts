import type {PageMessage, WorkerMessage} from './messages';

/** What the page needs of a `Worker`. */
export interface WorkerLike {
  postMessage(message: PageMessage): void;
  addEventListener(type: 'message', listener: (event: {data: WorkerMessage}) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void;
  terminate(): void;
}

const prepared = new Map<string, WorkerLike>();

/**
 * Starts the worker that searches an index, so that it loads in parallel with the dialog's script. The same worker is
 * returned until it fails.
 *
 * @param indexUrl - absolute address of the index's folder, with a slash at its end
 * @throws what `Worker` throws where there can be none
 */
export function prepareWorker(indexUrl: string): WorkerLike {
  const known = prepared.get(indexUrl);
  if (known) {
    return known;
  }
  const worker: WorkerLike = new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  );
  const forget = (event: Event) => {
    // The engine then runs on the page instead, so this isn't an error to report.
    event.preventDefault();
    prepared.delete(indexUrl);
  };
  worker.addEventListener('error', forget);
  worker.addEventListener('messageerror', forget);
  worker.postMessage({kind: 'open', indexUrl});
  prepared.set(indexUrl, worker);
  return worker;
}
