import {spawnSync} from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {startPagesServer} from './pagesServer';
import {listen} from './server/listen';
import {parsePort} from './server/parsePort';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const DEFAULT_PORT = '3000';
const USAGE = 'Usage: npm start -- [--port NUMBER] [--no-build]';

/** Builds the site and serves it locally, the way GitHub Pages would, until it's stopped. */
async function start() {
  const {values} = parseArgs({
    options: {port: {type: 'string'}, build: {type: 'boolean', default: true}},
    allowNegative: true,
  });
  const port =
    values.port === undefined
      ? parsePort(process.env.PORT ?? DEFAULT_PORT, 'PORT')
      : parsePort(values.port, '--port');
  await assertFree(port);
  if (values.build) {
    build();
  }
  const server = await startPagesServer({
    dir: path.join(ROOT, 'build'),
    baseUrl: process.env.BASE_URL,
    port,
  });
  console.log(`\nThe site is at ${server.url} (stop it with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

/** Checks the port before the build, so the error doesn't come half a minute late. */
async function assertFree(port: number) {
  const probe = http.createServer();
  await listen(probe, port);
  await new Promise(resolve => probe.close(resolve));
}

/** @throws {Error} if the build fails, after Docusaurus has printed the reason */
function build() {
  const cli = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status} = spawnSync(process.execPath, [cli, 'build'], {cwd: ROOT, stdio: 'inherit'});
  if (status !== 0) {
    throw new Error("The build failed, so there's nothing to serve. Its message is above.");
  }
}

start().catch(error => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  console.error(error instanceof Error ? error.message : error);
  if (code.startsWith('ERR_PARSE_ARGS')) {
    console.error(USAGE);
  }
  process.exitCode = 1;
});
