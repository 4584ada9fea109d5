import http from 'node:http';
import path from 'node:path';
import {assertBuiltSite} from './server/assertBuiltSite';
import {normalizeBaseUrl} from './server/baseUrl';
import {createFileSender} from './server/fileSender';
import {listen, LOOPBACK} from './server/listen';
import {resolveRequest} from './server/resolveRequest';

export interface PagesServer {
  /** URL of the home page, including the base URL, for example `http://127.0.0.1:3000/redux/`. */
  url: string;
  /** The actual port, never 0. */
  port: number;
  /** Closes the server and its open connections. */
  close: () => Promise<void>;
}

/**
 * Serves a built site locally, the way GitHub Pages would: `resolveRequest` resolves paths, unknown paths get
 * `404.html` with status 404, and text is gzipped if the client accepts it.
 *
 * @param options.dir - folder of the built site
 * @param options.baseUrl - path of the site on its host, `/` by default
 * @param options.port - any free port by default
 * @throws {Error} if `dir` doesn't contain a built site, or if the port isn't available
 */
export async function startPagesServer({
  dir,
  baseUrl,
  port = 0,
}: {
  dir: string;
  baseUrl?: string;
  port?: number;
}): Promise<PagesServer> {
  const root = path.resolve(dir);
  assertBuiltSite(root);
  const base = normalizeBaseUrl(baseUrl);
  const sendFile = createFileSender();

  async function answer(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    const [pathname = '/', ...query] = (request.url ?? '/').split(/(?=\?)/);
    const found = resolveRequest(root, base, pathname);
    if (found.kind === 'redirect') {
      response.writeHead(301, {Location: found.location + query.join('')}).end();
    } else if (found.kind === 'file') {
      await sendFile(request, response, found.file, 200);
    } else {
      await sendFile(request, response, path.join(root, '404.html'), 404);
    }
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch(error => {
      response.writeHead(500, {'Content-Type': 'text/plain'}).end(`Cannot serve this: ${error}\n`);
    });
  });
  const taken = await listen(server, port);
  return {
    url: `http://${LOOPBACK}:${taken}${base}`,
    port: taken,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
