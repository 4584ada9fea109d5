import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {auditPackages} from '@site/scripts/packages/auditPackages';
import {listen, LOOPBACK} from '@site/scripts/server/listen';

/** What npm asked about: versions by package. */
let asked: unknown;
/** A registry that knows no weakness. */
const registry = http.createServer(async (request, response) => {
  const chunks = await request.toArray();
  asked = JSON.parse(gunzipSync(Buffer.concat(chunks)).toString());
  response.setHeader('Content-Type', 'application/json').end('{}');
});

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-'));
beforeAll(async () => {
  const url = `http://${LOOPBACK}:${await listen(registry, 0)}/`;
  const site = {dependencies: {shown: '1.0.0'}, devDependencies: {tested: '2.0.0'}};
  const packages = {
    '': site,
    'node_modules/shown': {version: '1.0.0', resolved: `${url}shown.tgz`},
    'node_modules/tested': {version: '2.0.0', resolved: `${url}tested.tgz`, dev: true},
  };
  const files = {
    'package.json': JSON.stringify(site),
    'package-lock.json': JSON.stringify({lockfileVersion: 3, packages}),
    '.npmrc': `registry=${url}\ninclude[]=dev\ninclude[]=optional\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(dir, name), text);
  }
});
afterAll(() => {
  registry.close();
  fs.rmSync(dir, {recursive: true});
});

it('asks only about packages that the site is built with, whatever .npmrc includes', async () => {
  expect(await auditPackages(dir)).toEqual({faults: []});
  expect(asked).toEqual({shown: ['1.0.0']});
});
