// cspell:ignore EINTEGRITY

import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import zlib from 'node:zlib';
import {hasHeadless, installHeadless} from '@site/scripts/browser/installHeadless';
import {startsUp} from '@site/scripts/browser/startsUp';
import {findChromium} from '@site/scripts/findChromium';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'headless-'));
const NAME = '@sparticuz/chromium';

const archiveOf = (folder: string) => execFileSync('tar', ['-cf', '-', '-C', folder, '.']);

/** A package laid out like the real one, with this machine's browser. */
function packageTarball() {
  const content = path.join(dir, 'content');
  const bin = path.join(content, 'package/bin');
  const fonts = path.join(dir, 'parts/fonts');
  fs.mkdirSync(bin, {recursive: true});
  fs.mkdirSync(path.join(fonts, 'fonts'), {recursive: true});
  fs.writeFileSync(
    path.join(content, 'package/package.json'),
    JSON.stringify({name: NAME, version: '143.0.4'}),
  );
  const files = {
    'chromium.br': Buffer.from(`#!/bin/sh\nexec '${findChromium()}' "$@"\n`),
    'fonts.tar.br': archiveOf(fonts),
    'al2023.tar.br': archiveOf(fonts),
  };
  for (const [name, bytes] of Object.entries(files)) {
    fs.writeFileSync(path.join(bin, name), zlib.brotliCompressSync(bytes));
  }
  return execFileSync('tar', ['-czf', '-', '-C', content, 'package']);
}

const tarball = packageTarball();

/** @param name - name of the folder */
function lockedPackage(name: string, integrity: string) {
  const locked = path.join(dir, name);
  const dependencies = {[NAME]: '143.0.4'};
  const about = {name: 'headless-chromium', version: '0.0.0'};
  fs.mkdirSync(locked);
  fs.writeFileSync(path.join(locked, 'package.json'), JSON.stringify({...about, dependencies}));
  fs.writeFileSync(
    path.join(locked, 'package-lock.json'),
    JSON.stringify({
      ...about,
      lockfileVersion: 3,
      packages: {'': {dependencies}, [`node_modules/${NAME}`]: {version: '143.0.4', integrity}},
    }),
  );
  return locked;
}

/** A registry that has only this package, in its own thread, because this one waits for npm. */
const registry = new Worker(
  `const http = require('node:http');
  const {workerData: {name, tarball}, parentPort} = require('node:worker_threads');
  const server = http.createServer((request, response) => {
    const dist = {tarball: 'http://' + request.headers.host + '/chromium.tgz'};
    const about = {name, versions: {'143.0.4': {name, version: '143.0.4', dist}}};
    response.end(request.url.endsWith('.tgz') ? Buffer.from(tarball) : JSON.stringify(about));
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
  {eval: true, workerData: {name: NAME, tarball}},
);

let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  const [port] = await once(registry, 'message');
  env = {
    ...process.env,
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: path.join(dir, 'cache'),
    npm_config_omit: 'dev',
    npm_config_dry_run: 'true',
  };
});

afterAll(async () => {
  await registry.terminate();
  fs.rmSync(dir, {recursive: true});
});

const sha512 = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

it('installs what the lock file names, from the configured registry, and starts it', async () => {
  const program = path.join(dir, "installed in '1'/chromium");
  await installHeadless(program, {locked: lockedPackage('right', sha512(tarball)), env});
  expect(await startsUp(program)).toBe(true);
  expect(fs.existsSync(path.join(path.dirname(program), 'node_modules'))).toBe(false);
});

it('rejects a package that differs from the lock file, and leaves nothing behind', async () => {
  const program = path.join(dir, 'refused/chromium');
  const locked = lockedPackage('wrong', sha512(Buffer.from('other')));
  await expect(installHeadless(program, {locked, env})).rejects.toThrow(/EINTEGRITY/);
  expect(fs.existsSync(program)).toBe(false);
});

it('has a lock file with the exact version and the checksum', () => {
  const locked = path.join(import.meta.dirname, '../../../../scripts/browser/headless');
  const read = (file: string) => JSON.parse(fs.readFileSync(path.join(locked, file), 'utf8'));
  const {version, integrity} = read('package-lock.json').packages[`node_modules/${NAME}`];
  expect(read('package.json').dependencies).toEqual({[NAME]: version});
  expect(integrity).toMatch(/^sha512-/);
});

it('is available only on systems that the package has a browser for', () => {
  expect(hasHeadless('linux', 'x64')).toBe(true);
  expect(hasHeadless('linux', 'arm64')).toBe(false);
  expect(hasHeadless('darwin', 'x64')).toBe(false);
});
