import {toSearchError} from '../SearchError';
import type {SearchClient} from '../SearchClient';
import {createLocalBackend} from './backend';
import type {PageMessage, WorkerMessage} from './messages';

type SearchMessage = Extract<PageMessage, {kind: 'search'}>;

/* The worker's entry: it passes messages on to the backend, and its answers back. */

declare const __webpack_public_path__: string;

// Core adds a function to `__webpack_require__` in each script with its own runtime. Webpack declares that object only if
// something needs it, as this does.
void __webpack_public_path__;

let backend: SearchClient | undefined;

/** The searches in progress, by ID. */
const searches = new Map<number, AbortController>();

function reply(message: WorkerMessage): void {
  globalThis.postMessage(message);
}

async function answer({id, query}: SearchMessage): Promise<void> {
  const controller = new AbortController();
  searches.set(id, controller);
  try {
    if (!backend) {
      throw new Error('The search worker was asked before it was opened.');
    }
    reply({kind: 'answer', id, answer: await backend.search(query, controller.signal)});
  } catch (error) {
    reply({kind: 'failure', id, error: toSearchError(error).toData()});
  } finally {
    searches.delete(id);
  }
}

async function onMessage({data}: MessageEvent<PageMessage>): Promise<void> {
  switch (data.kind) {
    case 'open':
      backend = createLocalBackend(data.indexUrl);
      return;
    case 'warm':
      backend?.warm();
      return;
    case 'cancel':
      searches.get(data.id)?.abort();
      return;
    case 'search':
      await answer(data);
  }
}

globalThis.addEventListener('message', (event: MessageEvent<PageMessage>) => {
  void onMessage(event);
});
