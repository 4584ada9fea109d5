import {createServer, type IncomingMessage} from 'node:http';
import {readFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

export interface FileServer {
  readonly url: string;
  /** The requested paths, in order. */
  readonly requests: IncomingMessage[];
  /** Set it to answer every request with this status. */
  status: number | undefined;
  /** Set it to answer every request with this text. */
  body: string | undefined;
  readonly close: () => Promise<void>;
}

/** Serves a folder over HTTP, and misbehaves on demand. */
export async function serveFolder(folder: () => string): Promise<FileServer> {
  const requests: IncomingMessage[] = [];
  const state: Pick<FileServer, 'status' | 'body'> = {status: undefined, body: undefined};
  const server = createServer((request, response) => {
    requests.push(request);
    if (state.status !== undefined || state.body !== undefined) {
      response.writeHead(state.status ?? 200).end(state.body ?? '');
      return;
    }
    readFile(path.join(folder(), new URL(request.url ?? '/', 'http://x').pathname)).then(
      data => response.writeHead(200, {'Content-Type': 'application/json'}).end(data),
      () => response.writeHead(404).end('Not found'),
    );
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}/`,
    requests,
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
