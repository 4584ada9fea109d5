// cspell:ignore PWDEBUG

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runStep} from '@site/scripts/test/runStep';
import {steadyEnvironment} from '@site/scripts/test/steadyEnvironment';

const HOSTILE = {
  GIT_DIR: '/elsewhere/.git',
  GIT_INDEX_FILE: 'index',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'de_DE.UTF-8',
  NODE_ENV: 'production',
  PWDEBUG: '1',
  TZ: 'Asia/Tokyo',
};

const before = {...process.env};

afterEach(() => {
  process.env = {...before};
});

it('keeps the variables that locate programs, packages, and browsers', () => {
  const places = {
    CHROMIUM: '/usr/bin/chromium',
    HOME: '/home/ada',
    https_proxy: 'http://proxy.example',
    npm_config_registry: 'https://registry.example',
    PLAYWRIGHT_DOWNLOAD_HOST: 'https://mirror.example',
  };
  expect(steadyEnvironment({...HOSTILE, ...places})).toEqual({
    ...places,
    COLUMNS: '120',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  });
});

it("applies to a step's program", async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'step-'));
  Object.assign(process.env, HOSTILE);
  const program =
    'console.log(new Date(0).getHours(), process.env.NODE_ENV, process.env.GIT_DIR, process.env.LANG)';
  const step = {name: 'environment', command: ['node', '-e', program]};
  const {output} = await runStep(step, root, {capture: true});
  expect(output.trim()).toBe('0 undefined undefined C.UTF-8');
  fs.rmSync(root, {recursive: true});
});
