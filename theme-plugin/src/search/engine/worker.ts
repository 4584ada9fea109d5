import {toSearchError} from '../SearchError';
import type {SearchClient} from '../SearchClient';
import {createLocalBackend} from './backend';
import type {PageMessage, WorkerMessage} from './messages';
import {runTask} from './runTask';

type TaskMessage = Extract<PageMessage, {kind: 'task'}>;

/* The worker's entry: it passes messages on to the backend, and its answers back. */

let backend: SearchClient | undefined;

/** The tasks under way, by their ids. */
const tasks = new Map<number, AbortController>();

function reply(message: WorkerMessage): void {
  globalThis.postMessage(message);
}

async function answer({id, task}: TaskMessage): Promise<void> {
  const controller = new AbortController();
  tasks.set(id, controller);
  try {
    if (!backend) {
      throw new Error('The search worker was asked before it was opened.');
    }
    reply({kind: 'answer', id, answer: await runTask(backend, task, controller.signal)});
  } catch (error) {
    reply({kind: 'failure', id, error: toSearchError(error).toData()});
  } finally {
    tasks.delete(id);
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
      tasks.get(data.id)?.abort();
      return;
    case 'task':
      await answer(data);
  }
}

globalThis.addEventListener('message', (event: MessageEvent<PageMessage>) => {
  void onMessage(event);
});
