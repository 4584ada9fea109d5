import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {strToU8, zipSync, type ZippableFile} from 'fflate';
import {downloadPlaywrights} from '@site/scripts/browser/downloadPlaywrights';
import {startsUp} from '@site/scripts/browser/startsUp';
import {findChromium} from '@site/scripts/findChromium';
import type {AddressInfo} from 'node:net';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'download-'));

/** The browser's path in the folder of all browsers, such as `chromium-1255/chrome-linux64/chrome`. */
const program = chromium
  .executablePath()
  .split(path.sep)
  .reduceRight(
    (tail, part) => (/^chromium-\d+$/.test(tail[0] ?? '') ? tail : [part, ...tail]),
    [] as string[],
  );

const executable = (text: string): ZippableFile => [strToU8(text), {os: 3, attrs: 0o755 << 16}];

/** An archive in Playwright's layout that contains this machine's browser, and what Playwright requests next. */
const archive = zipSync({
  [program.slice(1).join('/')]: executable(`#!/bin/sh\nexec '${findChromium()}' "$@"\n`),
  'ffmpeg-linux': executable(''),
});

const asked: string[] = [];

let host: http.Server;

async function listen(answer: http.RequestListener) {
  host = http.createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise(resolve => {
    host.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const {port} = host.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const environment = (hostUrl: string, browsers: string) => ({
  ...process.env,
  PLAYWRIGHT_DOWNLOAD_HOST: hostUrl,
  PLAYWRIGHT_BROWSERS_PATH: path.join(dir, browsers),
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: undefined,
});

beforeEach(() => {
  asked.length = 0;
});

afterEach(() => {
  host.closeAllConnections();
  host.close();
});

afterAll(() => fs.rmSync(dir, {recursive: true}));

it("downloads Playwright's Chromium from the host that the environment names", async () => {
  const url = await listen((_request, response) => {
    response.end(archive);
  });
  // On other systems, Playwright looks for another file after the browser, and fails then.
  await downloadPlaywrights({env: environment(url, 'served'), output: 'ignore'}).catch(() => {});
  const downloaded = path.join(dir, 'served', ...program);
  expect(asked[0]).toContain('/chrome');
  expect(fs.statSync(downloaded).mode & 0o111).not.toBe(0);
  expect(await startsUp(downloaded)).toBe(true);
});

it("times out soon if the host doesn't respond", async () => {
  const url = await listen(() => {});
  const env = environment(url, 'silent');
  await expect(downloadPlaywrights({env, silenceMs: 300, output: 'ignore'})).rejects.toThrow(
    'timed out after 300ms',
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(fs.existsSync(path.join(dir, 'silent', ...program))).toBe(false);
});

it('cancels a download that takes too long', async () => {
  const url = await listen((request, response) => {
    response.writeHead(200, {'content-length': 1e9});
    const timer = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(timer));
  });
  const env = environment(url, 'slow');
  await expect(downloadPlaywrights({env, limitMs: 4000, output: 'ignore'})).rejects.toThrow(
    'The download was canceled because it took too long.',
  );
  expect(fs.existsSync(path.join(dir, 'slow', ...program))).toBe(false);
});
