import http from 'node:http';
import zlib from 'node:zlib';
import {LOOPBACK, listen} from '../../server/listen';

/** A proxy server that counts bytes and can simulate a slow connection. */
export interface SlowServer {
  /** URL of the home page. */
  url: string;
  /** Bytes of response bodies after gzip, by path. */
  sent: Map<string, number>;
  close: () => Promise<void>;
}

/** A connection. Responses start `latency` ms after the request and share `bytesPerSecond`. */
export interface Line {
  latency: number;
  bytesPerSecond: number;
}

/** Size of the chunks that share the connection, in bytes. */
const PIECE = 4096;

/**
 * @param behind - URL of the file server, with a trailing slash
 * @param line - null for no throttling
 */
export async function startSlowServer(behind: string, line: Line | null): Promise<SlowServer> {
  const {origin, pathname: base} = new URL(behind);
  const sent: Map<string, number> = new Map();
  let freeAt = 0;

  async function waitForLine(bytes: number) {
    if (line) {
      const now = performance.now();
      freeAt = Math.max(now, freeAt) + (bytes / line.bytesPerSecond) * 1000;
      await sleep(freeAt - now);
    }
  }

  async function answer(
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const began = performance.now();
    const found = await fetch(new URL(request.url ?? '/', origin), {redirect: 'manual'});
    const headers = Object.fromEntries(found.headers);
    const plain = Buffer.from(await found.arrayBuffer());
    const body = plain.length > 0 ? zlib.gzipSync(plain) : plain;
    delete headers['content-length'];
    delete headers['transfer-encoding'];
    delete headers.connection;
    headers['content-encoding'] = body.length > 0 ? 'gzip' : 'identity';
    if (headers.location) {
      headers.location = new URL(headers.location, origin).pathname;
    }
    await sleep((line?.latency ?? 0) - (performance.now() - began));
    response.writeHead(found.status, headers);
    const path = new URL(request.url ?? '/', origin).pathname;
    for (let at = 0; at < body.length; at += PIECE) {
      const piece = body.subarray(at, at + PIECE);
      await waitForLine(piece.length);
      response.write(piece);
    }
    sent.set(path, (sent.get(path) ?? 0) + body.length);
    response.end();
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const port = await listen(server, 0);
  return {
    url: `http://${LOOPBACK}:${port}${base}`,
    sent,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sleep(ms: number) {
  return ms > 0 ? new Promise(resolve => setTimeout(resolve, ms)) : undefined;
}
