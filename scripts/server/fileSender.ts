import fs from 'node:fs';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {contentType, isCompressible} from './contentTypes';
import type {IncomingMessage, ServerResponse} from 'node:http';

const gzip = promisify(zlib.gzip);

/** GitHub Pages lets every file be cached for ten minutes. */
const CACHE_CONTROL = 'max-age=600';

export type FileSender = (
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: 200 | 404,
) => Promise<void>;

/**
 * Creates a function that sends files with their type, ETag, and cache time. It gzips them if the client accepts it,
 * and responds with 304 if the client already has the file. Each file is compressed only once: the browser tests
 * request the same scripts hundreds of times.
 */
export function createFileSender(): FileSender {
  /** Gzipped bodies, by path and ETag. */
  const packed: Map<string, Promise<Buffer>> = new Map();

  function pack(file: string, tag: string): Promise<Buffer> {
    const key = `${file} ${tag}`;
    const body = packed.get(key) ?? fs.promises.readFile(file).then(raw => gzip(raw));
    packed.set(key, body);
    return body;
  }

  return async (request, response, file, status) => {
    const stats = fs.statSync(file, {throwIfNoEntry: false});
    if (!stats) {
      response.writeHead(status, {'Content-Type': 'text/plain'}).end('Not found\n');
      return;
    }
    const type = contentType(file);
    const packs = isCompressible(type) && acceptsGzip(request.headers['accept-encoding']);
    const tag = `"${Math.trunc(stats.mtimeMs).toString(16)}-${stats.size.toString(16)}"`;
    response.setHeader('ETag', packs ? `W/${tag}` : tag);
    response.setHeader('Last-Modified', stats.mtime.toUTCString());
    response.setHeader('Cache-Control', CACHE_CONTROL);
    response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && request.headers['if-none-match']?.includes(tag)) {
      response.writeHead(304).end();
      return;
    }
    const body = packs ? await pack(file, tag) : await fs.promises.readFile(file);
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Length', body.length);
    if (packs) {
      response.setHeader('Content-Encoding', 'gzip');
    }
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Whether an `Accept-Encoding` value allows gzip, like `gzip;q=0.5` and `*`, but not `gzip;q=0` (RFC 9110, 12.5.3). */
function acceptsGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .map(coding => coding.split(';').map(part => part.trim().toLowerCase()))
    .some(
      ([name, quality]) =>
        (name === 'gzip' || name === '*') && !/^q=0(?:\.0*)?$/.test(quality ?? ''),
    );
}
