import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import zlib from 'node:zlib';
import {startPagesServer} from '@site/scripts/pagesServer';
import type {PagesServer} from '@site/scripts/pagesServer';
import {folderOfTests} from '@site/test/unit/support/folderOfTest';

const SITE: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  'faq.html': '<h1>FAQ as a file</h1>',
  'faq/index.html': '<h1>FAQ as a folder</h1>',
  'guide/index.html': '<h1>Guide</h1>',
  'tutorials/index/index.html': '<h1>Tutorials</h1>',
  'assets/app.js': `console.log('${'x'.repeat(2000)}');`,
  'img/logo.svg': '<svg/>',
  'data.bin': 'raw',
  'a b.html': '<h1>Space</h1>',
};

const {at, write} = folderOfTests();
let server: PagesServer;

beforeAll(async () => {
  for (const [name, text] of Object.entries(SITE)) {
    write(`site/${name}`, text);
  }
  fs.symlinkSync(write('secret.html', 'secret'), at('site/link.html'));
  server = await startPagesServer({dir: at('site')});
});

afterAll(() => server.close());

/** Sends the path as written, which `fetch` would normalize. */
function get(
  requestPath: string,
  options: http.RequestOptions & {port?: number} = {},
): Promise<{status: number | undefined; headers: http.IncomingHttpHeaders; body: Buffer}> {
  return new Promise((resolve, reject) => {
    http
      .request({host: '127.0.0.1', port: server.port, path: requestPath, ...options}, response => {
        const chunks: Buffer[] = [];
        response.on('data', chunk => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
      .on('error', reject)
      .end();
  });
}

describe('paths', () => {
  it.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/faq', 'faq.html'],
    ['/faq.html', 'faq.html'],
    ['/faq/', 'faq/index.html'],
    ['/faq/index.html', 'faq/index.html'],
    ['/guide/?q=1', 'guide/index.html'],
    ['/tutorials/index/', 'tutorials/index/index.html'],
    ['/a%20b', 'a b.html'],
    ['/assets/app.js', 'assets/app.js'],
  ])('%s is the file %s', async (requestPath, name) => {
    const {status, body} = await get(requestPath);
    expect([status, body.toString()]).toEqual([200, SITE[name]]);
  });

  it.each([
    ['/guide', '/guide/'],
    ['/guide?q=a?b', '/guide/?q=a?b'],
    ['/tutorials/index', '/tutorials/index/'],
  ])('%s redirects to %s', async (requestPath, location) => {
    const {status, headers} = await get(requestPath);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([
    '/nothing',
    '/guide.html',
    '/tutorials/',
    '/assets/',
    '/assets',
    '/index.html/deeper',
    `/${'too-long-for-a-file-name-'.repeat(20)}`,
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/guide/..%5c..%5csecret',
    '/link.html',
    '/%00',
    '/%zz',
    '//etc/passwd',
  ])('%s is the not-found page with status 404', async requestPath => {
    const {status, headers, body} = await get(requestPath);
    expect([status, body.toString()]).toEqual([404, SITE['404.html']]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });
});

describe('headers', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/app.js', 'application/javascript; charset=utf-8'],
    ['/img/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/data.bin', 'application/octet-stream'],
  ])('%s is sent as %s and cached for ten minutes', async (requestPath, type) => {
    const {headers} = await get(requestPath);
    expect(headers).toMatchObject({'content-type': type, 'cache-control': 'max-age=600'});
  });

  it('gzips text for clients that accept it, and only text', async () => {
    const accept = {headers: {'Accept-Encoding': 'br, gzip;q=0.8'}};
    const {headers, body} = await get('/assets/app.js', accept);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.length).toBeLessThan(200);
    expect(zlib.gunzipSync(body).toString()).toBe(SITE['assets/app.js']);
    expect((await get('/data.bin', accept)).headers['content-encoding']).toBeUndefined();
    const refused = await get('/assets/app.js', {headers: {'Accept-Encoding': 'gzip;q=0'}});
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('sends the new text of a file that has changed since it was packed', async () => {
    const accept = {headers: {'Accept-Encoding': 'gzip'}};
    const textOf = async () => zlib.gunzipSync((await get('/renewed.txt', accept)).body).toString();
    const file = at('site/renewed.txt');
    fs.writeFileSync(file, 'before');
    expect(await textOf()).toBe('before');
    fs.writeFileSync(file, 'after the build');
    expect(await textOf()).toBe('after the build');
    fs.rmSync(file);
  });

  it('answers a client that already has the file with 304 and no body', async () => {
    const {headers} = await get('/guide/');
    const again = await get('/guide/', {headers: {'If-None-Match': headers.etag}});
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const changed = await get('/guide/', {headers: {'If-None-Match': '"other"'}});
    expect(changed.status).toBe(200);
  });

  it('answers HEAD with just the headers', async () => {
    const {status, headers, body} = await get('/guide/', {method: 'HEAD'});
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(String(SITE['guide/index.html']?.length));
  });

  it('rejects other methods', async () => {
    const {status, headers} = await get('/guide/', {method: 'POST'});
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('base URL', () => {
  it.each(['/redux/', '/redux', 'redux'])(
    "%s: serves what's below it and nothing outside it",
    async baseUrl => {
      const based = await startPagesServer({dir: at('site'), baseUrl});
      try {
        const {port} = based;
        expect(based.url).toBe(`http://127.0.0.1:${port}/redux/`);
        expect((await get('/redux/', {port})).body.toString()).toBe(SITE['index.html']);
        expect((await get('/redux/faq', {port})).body.toString()).toBe(SITE['faq.html']);
        expect((await get('/redux', {port})).headers.location).toBe('/redux/');
        expect((await get('/redux/guide', {port})).headers.location).toBe('/redux/guide/');
        expect((await get('/', {port})).status).toBe(404);
        expect((await get('/reduxfaq', {port})).status).toBe(404);
        expect((await get('/faq', {port})).status).toBe(404);
      } finally {
        await based.close();
      }
    },
  );
});

describe('starting', () => {
  it('listens only on loopback', async () => {
    const outside = Object.values(os.networkInterfaces())
      .flat()
      .find(address => address?.family === 'IPv4' && !address.internal);
    const hosts = outside ? [outside.address] : ['127.0.0.2'];
    for (const host of hosts) {
      await expect(get('/', {host})).rejects.toMatchObject({code: 'ECONNREFUSED'});
    }
  });

  it('names the port and the fix if the port is in use', async () => {
    await expect(startPagesServer({dir: at('site'), port: server.port})).rejects.toThrow(
      `Port ${server.port} is in use. Stop the program that's using it, or choose another port: npm start -- --port ${server.port + 1}`,
    );
  });

  it('says what to run if nothing is built', async () => {
    await expect(startPagesServer({dir: at('site/img')})).rejects.toThrow(
      /no built site in .*img \(no index\.html\)\. Run "npm run build" first/,
    );
  });

  it('has a plain response if the site has no 404.html', async () => {
    const bare = await startPagesServer({dir: at('site/guide')});
    try {
      const {status, body} = await get('/nothing', {port: bare.port});
      expect([status, body.toString()]).toEqual([404, 'Not found\n']);
    } finally {
      await bare.close();
    }
  });
});
