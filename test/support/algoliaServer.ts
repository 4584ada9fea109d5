import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import type {HostedRecord} from '../../theme-plugin/search/src/build/hostedRecords';
import {answerQuery} from './algoliaAnswers';
import {
  asFields,
  checkReadCredentials,
  expectKeys,
  readModalParams,
  Refusal,
  refuseUnless,
} from './algoliaChecks';
import {writeIndexes, type FakeIndex} from './algoliaIndexes';

export const APP_ID = 'TESTING1';
export const SEARCH_KEY = 'public-search-key';
export const WRITE_KEY = 'secret-write-key';

/** How the service misbehaves. */
type Misbehavior =
  | {readonly kind: 'slow'; readonly ms: number}
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly message?: string;
      readonly error?: object;
    }
  | {readonly kind: 'body'; readonly body: string; readonly type?: string}
  | {readonly kind: 'hangup'};

interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export interface AlgoliaServer {
  readonly url: string;
  /** For the client's `hosts`. */
  readonly host: {url: string; port: number; protocol: 'http'; accept: 'readWrite'};
  /** The requests so far, in order. */
  readonly requests: SeenRequest[];
  readonly indexes: Map<string, FakeIndex>;
  /** Lasts until it's set back to undefined. */
  misbehavior: Misbehavior | undefined;
  readonly close: () => Promise<void>;
}

/**
 * A local search service that speaks Algolia's protocol. It answers any request that the theme isn't supposed to send
 * with status 400 and the reason.
 */
export async function startAlgoliaServer(
  indexes: Readonly<Record<string, readonly HostedRecord[]>> = {},
): Promise<AlgoliaServer> {
  const state = {
    requests: [] as SeenRequest[],
    indexes: new Map<string, FakeIndex>(
      Object.entries(indexes).map(([name, records]) => [name, {records, settings: {}}]),
    ),
    misbehavior: undefined as Misbehavior | undefined,
  };
  const listener: RequestListener = (request, response) => {
    void handle(state, request, response);
  };
  const server = createServer(listener);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    host: {url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite'} as const,
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

type State = Pick<AlgoliaServer, 'requests' | 'indexes' | 'misbehavior'>;

async function handle(
  state: State,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, body: string, type = 'application/json') =>
    response
      .writeHead(status, {'Content-Type': type, 'Access-Control-Allow-Origin': '*'})
      .end(body);
  const url = new URL(request.url ?? '/', 'http://localhost');
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
  }
  const {misbehavior} = state;
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    state.requests.push({method: request.method ?? '', path: url.pathname, body});
    switch (misbehavior?.kind) {
      case 'hangup':
        request.socket.destroy();
        return;
      case 'status': {
        const {status, message = `Fails with ${status}`, error} = misbehavior;
        send(status, JSON.stringify({message, status, error}));
        return;
      }
      case 'body':
        send(200, misbehavior.body, misbehavior.type);
        return;
      case 'slow':
        await setTimeout(misbehavior.ms, undefined, {ref: false});
        break;
      case undefined:
    }
    send(200, JSON.stringify(answer(state, request, url, body)));
  } catch (error) {
    const status = error instanceof Refusal ? error.status : 400;
    const message = error instanceof Error ? error.message : String(error);
    send(status, JSON.stringify({message, status}));
  }
}

function answer(state: State, request: IncomingMessage, url: URL, body: unknown): object {
  const method = request.method ?? '';
  if (method === 'POST') {
    const read = answerRead(state, request, url, body);
    if (read) {
      return read;
    }
  }
  checkWriteCredentials(request);
  const written = writeIndexes(state.indexes, {method, path: url.pathname, body});
  if (!written) {
    throw new Refusal(404, `There is no ${method} ${url.pathname}`);
  }
  return written;
}

function checkWriteCredentials({headers}: IncomingMessage): void {
  if (headers['x-algolia-application-id'] !== APP_ID) {
    throw new Refusal(403, 'Invalid Application-ID or API key');
  }
  if (headers['x-algolia-api-key'] === SEARCH_KEY) {
    throw new Refusal(403, 'Not enough rights to add an object');
  }
  if (headers['x-algolia-api-key'] !== WRITE_KEY) {
    throw new Refusal(403, 'Invalid Application-ID or API key');
  }
}

/** A search. Undefined for any other call. */
function answerRead(
  {indexes}: State,
  {headers}: IncomingMessage,
  url: URL,
  body: unknown,
): object | undefined {
  if (url.pathname !== '/1/indexes/*/queries') {
    return undefined;
  }
  checkReadCredentials(url, headers, {appId: APP_ID, apiKey: SEARCH_KEY});
  const fields = asFields(body, 'the body');
  expectKeys(fields, ['requests'], 'the body');
  refuseUnless(Array.isArray(fields.requests), 'requests must be a list');
  return {
    results: fields.requests.map((entry: unknown) => {
      const query = asFields(entry, 'a request');
      expectKeys(query, ['indexName', 'params', 'query'], 'a request');
      refuseUnless(typeof query.query === 'string', 'query must be a string');
      refuseUnless(query.query.length <= 64, 'a query has at most 64 characters');
      const index = indexes.get(String(query.indexName));
      if (!index) {
        throw new Refusal(404, `Index ${String(query.indexName)} does not exist`);
      }
      return answerQuery(index.records, query.query, readModalParams(query.params));
    }),
  };
}
