import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import {serveLastBuild} from '@site/theme-plugin/search/src/build/serveLastBuild';

let outDir: string;
let server: WebpackDevServer;
let origin: string;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve));
  const {port} = probe.address() as AddressInfo;
  await new Promise(resolve => probe.close(resolve));
  return port;
}

/** A development server, set up like Docusaurus does it: it serves the app at unknown URLs. */
beforeAll(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'last-build-'));
  await writeFile(path.join(outDir, 'entry.js'), '');
  const compiler = webpack({
    mode: 'development',
    context: outDir,
    entry: './entry.js',
    infrastructureLogging: {level: 'none'},
  });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = new WebpackDevServer(
    {
      static: [serveLastBuild({outDir, baseUrl: '/docs/'})],
      host: '127.0.0.1',
      port,
      hot: false,
      client: false,
      historyApiFallback: {rewrites: [{from: /\/*/, to: '/docs/'}]},
      devMiddleware: {stats: 'none'},
    },
    compiler ?? undefined,
  );
  await server.start();
});

afterAll(async () => {
  await server.stop();
  await rm(outDir, {recursive: true});
});

const get = (file: string, accept: string) =>
  fetch(`${origin}/docs/search/${file}`, {headers: {accept}});

it('serves the index of a build created while it runs, reports none before, and leaves the search page to the app', async () => {
  expect((await get('manifest.json', 'application/json')).status).toBe(404);
  await mkdir(path.join(outDir, 'search'));
  await writeFile(path.join(outDir, 'search/manifest.json'), '{"format": 2}');
  await writeFile(path.join(outDir, 'search/index.html'), 'the built page');
  const response = await get('manifest.json', 'application/json');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({format: 2});
  expect(await (await get('', 'text/html')).text()).not.toContain('the built page');
});
