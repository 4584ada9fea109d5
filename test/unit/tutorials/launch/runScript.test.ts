import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runScript} from '@site/src/tutorials/launch/runScript';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guide-'));
});

afterEach(() => fs.rmSync(folder, {recursive: true}));

function writeManifest(scripts: Record<string, string>) {
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({scripts}));
}

test('starts a project with its script, in its folder, and passes the exit code on', async () => {
  fs.writeFileSync(path.join(folder, 'start.mjs'), "import 'node:fs/promises'\nprocess.exit(3)\n");
  writeManifest({start: 'node start.mjs', test: 'exit 1'});
  expect(await runScript(folder)).toBe(3);
  writeManifest({start: 'exit 1', dev: 'node -p 1'});
  expect(await runScript(folder)).toBe(0);
});

test('explains how to test a project that has nothing to start', async () => {
  writeManifest({test: 'vitest'});
  await expect(runScript(folder)).rejects.toThrow(`--project guides/${path.basename(folder)}`);
});
