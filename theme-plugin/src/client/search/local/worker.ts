import {toSearchError} from '../errors';
import type {SearchClient} from '../types';
import {createLocalBackend} from './backend';
import type {PageMessage, WorkerMessage} from './messages';

/* The worker's entry: it passes messages on to the backend, and its answers back. */

let backend: SearchClient | undefined;

function reply(message: WorkerMessage): void {
  globalThis.postMessage(message);
}

async function onMessage({data}: MessageEvent<PageMessage>): Promise<void> {
  switch (data.kind) {
    case 'open':
      backend = createLocalBackend(data.indexUrl);
      return;
    case 'warm':
      backend?.warm();
      return;
    case 'search':
      try {
        if (!backend) {
          throw new Error('The search worker was asked before it was opened.');
        }
        reply({kind: 'answer', id: data.id, response: await backend.search(data.requests)});
      } catch (error) {
        reply({kind: 'failure', id: data.id, error: toSearchError(error).toData()});
      }
  }
}

globalThis.addEventListener('message', (event: MessageEvent<PageMessage>) => {
  void onMessage(event);
});
