import path from 'node:path';
import {runScript} from '@site/src/tutorials/launch/runScript';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';

const {at, write} = folderOfTest();

const writeManifest = (scripts: Record<string, string>) =>
  write('package.json', JSON.stringify({scripts}));

test('starts a project with its script, in its folder, and passes the exit code on', async () => {
  write('start.mjs', "import 'node:fs/promises'\nprocess.exit(3)\n");
  writeManifest({start: 'node start.mjs', test: 'exit 1'});
  expect(await runScript(at())).toBe(3);
  writeManifest({start: 'exit 1', dev: 'node -p 1'});
  expect(await runScript(at())).toBe(0);
});

test('explains how to test a project that has nothing to start', async () => {
  writeManifest({test: 'vitest'});
  await expect(runScript(at())).rejects.toThrow(`--project guides/${path.basename(at())}`);
});
