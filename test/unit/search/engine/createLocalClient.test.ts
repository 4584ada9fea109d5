import {MessageChannel, type MessagePort} from 'node:worker_threads';
import {createLocalClient} from '@site/theme-plugin/search/src/engine/createLocalClient';
import type {WorkerLike} from '@site/theme-plugin/search/src/engine/prepareWorker';
import {SearchError} from '@site/theme-plugin/search/src/SearchError';
import type {PageMessage, WorkerMessage} from '@site/theme-plugin/search/src/engine/messages';
import type {SearchClient} from '@site/theme-plugin/search/src/SearchClient';
import {hit, instantClient, queryOf, result} from '../support/hits';

const indexUrl = 'http://localhost/search/';

const fromWorker = hit('lvl1', '/worker', 'Group', 'From the worker');
const fromPage = hit('lvl1', '/page', 'Group', 'From the page');

let page: ReturnType<typeof instantClient>;
let pageLoads: number;
const ports: MessagePort[] = [];

const loadBackend = async (): Promise<() => SearchClient> => {
  pageLoads += 1;
  return () => page;
};

beforeEach(() => {
  page = instantClient([fromPage]);
  pageLoads = 0;
});

afterEach(() => ports.splice(0).forEach(port => port.close()));

/** The two ends of a worker. Messages are cloned, as with a real one. */
function channel() {
  const {port1, port2} = new MessageChannel();
  ports.push(port1, port2);
  const errors: {type: string; listener: (event: unknown) => void}[] = [];
  let isTerminated = false;
  const worker: WorkerLike = {
    postMessage: message => port1.postMessage(message),
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === 'message') {
        port1.on('message', data => listener({data} as never));
      } else {
        errors.push({type, listener: listener as (event: unknown) => void});
      }
    },
    terminate: () => {
      isTerminated = true;
      port1.close();
    },
  };
  return {
    worker,
    onMessage: (listener: (message: PageMessage) => void) => port2.on('message', listener),
    reply: (message: WorkerMessage) => port2.postMessage(message),
    die: (type: 'error' | 'messageerror') =>
      errors
        .filter(error => error.type === type)
        .forEach(({listener}) => listener(new Event(type))),
    isTerminated: () => isTerminated,
  };
}

const openWith = (worker: WorkerLike) =>
  createLocalClient({indexUrl, openWorker: () => worker, loadBackend});

const urlsOf = async (client: SearchClient, query: string) =>
  (await client.search(queryOf(query))).hits.map(({url}) => url);

describe('local client with a worker', () => {
  it('opens the worker once, and matches answers to searches', async () => {
    const {worker, onMessage, reply} = channel();
    const messages: PageMessage[] = [];
    const waiting: number[] = [];
    onMessage(message => {
      messages.push(message);
      if (message.kind === 'search') {
        waiting.push(message.id);
      }
      if (waiting.length === 2) {
        // The later search is answered first.
        const [first = 0, second = 0] = waiting.splice(0);
        reply({kind: 'answer', id: second, answer: result()});
        reply({kind: 'answer', id: first, answer: result(fromWorker)});
      }
    });
    const client = openWith(worker);
    client.warm();
    const answers = await Promise.all([urlsOf(client, 'one'), urlsOf(client, 'two')]);
    expect(answers).toEqual([['/worker'], []]);
    expect(messages.map(({kind}) => kind)).toEqual(['warm', 'search', 'search']);
    expect(pageLoads).toBe(0);
  });

  it("rejects with the worker's error", async () => {
    const {worker, onMessage, reply} = channel();
    const error = {kind: 'api', status: 500, message: 'broken'} as const;
    onMessage(message => {
      if (message.kind === 'search') {
        reply({kind: 'failure', id: message.id, error});
      }
    });
    const search = openWith(worker).search(queryOf('x'));
    await expect(search).rejects.toBeInstanceOf(SearchError);
    await expect(search).rejects.toMatchObject(error);
  });

  it('tells the worker which searches were aborted', async () => {
    const {worker, onMessage, reply} = channel();
    const given: number[] = [];
    onMessage(message => {
      if (message.kind === 'cancel') {
        given.push(message.id);
        reply({kind: 'answer', id: message.id, answer: result()});
      }
    });
    const client = openWith(worker);
    const controllers = [new AbortController(), new AbortController()];
    const [, second] = controllers.map(({signal}) => client.search(queryOf('x'), signal));
    controllers[1]?.abort();
    expect(await second).toEqual(result());
    expect(given).toEqual([2]);
  });

  it('searches on the page if the worker stays silent for ten seconds', async () => {
    jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask']});
    const {worker, isTerminated} = channel();
    const client = openWith(worker);
    const first = urlsOf(client, 'page');
    await jest.advanceTimersByTimeAsync(9_000);
    const second = urlsOf(client, 'page');
    expect(isTerminated()).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(isTerminated()).toBe(true);
    expect(await Promise.all([first, second, urlsOf(client, 'page')])).toEqual([
      ['/page'],
      ['/page'],
      ['/page'],
    ]);
    expect(pageLoads).toBe(1);
    jest.useRealTimers();
  });

  it('keeps a worker that has answered once, however long it takes later', async () => {
    jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask']});
    const {worker, onMessage, reply, isTerminated} = channel();
    onMessage(message => {
      if (message.kind === 'search' && message.id === 1) {
        reply({kind: 'answer', id: 1, answer: result(fromWorker)});
      }
    });
    const client = openWith(worker);
    expect(await urlsOf(client, 'one')).toEqual(['/worker']);
    void client.search(queryOf('two'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isTerminated()).toBe(false);
    jest.useRealTimers();
  });

  it.each(['error', 'messageerror'] as const)(
    'answers the searches that a worker left open by its %s, and all later ones, on the page',
    async type => {
      const {worker, die, isTerminated} = channel();
      const client = openWith(worker);
      const search = urlsOf(client, 'page');
      die(type);
      expect(await search).toEqual(['/page']);
      expect(isTerminated()).toBe(true);
      expect(await urlsOf(client, 'page')).toEqual(['/page']);
      expect(pageLoads).toBe(1);
    },
  );
});

describe('local client without a worker', () => {
  const openWorker = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };

  it('answers on the page', async () => {
    const client = createLocalClient({indexUrl, openWorker, loadBackend});
    client.warm();
    expect(await urlsOf(client, 'page')).toEqual(['/page']);
    expect(pageLoads).toBe(1);
  });
});
