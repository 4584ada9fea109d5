// cspell:ignore userconfig

import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runNpm} from '@site/scripts/npm/runNpm';

const ROOT = path.join(__dirname, '../../../..');

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'npm-'));

/** Settings that a user's .npmrc may have. */
const npmrc = [
  'dry-run=true',
  'ignore-scripts=true',
  'json=true',
  'omit[]=dev',
  'package-lock=false',
  'strict-allow-scripts=true',
  'strict-peer-deps=true',
  'install-strategy=linked',
].join('\n');

const env = {
  ...process.env,
  NODE_ENV: 'production',
  npm_config_userconfig: path.join(dir, 'npmrc'),
  npm_config_cache: path.join(dir, 'cache'),
};

beforeAll(() => {
  fs.mkdirSync(path.join(dir, 'part'));
  fs.writeFileSync(path.join(dir, 'npmrc'), npmrc);
  fs.writeFileSync(path.join(dir, 'part/package.json'), '{"name": "part", "version": "1.0.0"}');
  const prepack = "node -e \"require('fs').writeFileSync('made.txt', '')\"";
  fs.writeFileSync(
    path.join(dir, 'package.json'),
    JSON.stringify({
      name: 'whole',
      version: '1.0.0',
      scripts: {prepack},
      devDependencies: {part: 'file:part'},
    }),
  );
});

afterAll(() => fs.rmSync(dir, {recursive: true}));

it('packs like npm publish would, whatever the configuration says', async () => {
  await runNpm(['pack', '--ignore-scripts=false'], {cwd: dir, env});
  expect(fs.readdirSync(dir)).toEqual(expect.arrayContaining(['made.txt', 'whole-1.0.0.tgz']));
});

it('installs everything that a package names, whatever the configuration says', async () => {
  await runNpm(['install'], {cwd: dir, env});
  expect(fs.existsSync(path.join(dir, 'node_modules/part/package.json'))).toBe(true);
  expect(fs.existsSync(path.join(dir, 'package-lock.json'))).toBe(true);
});

it("installs everything that a package names, in a project with this one's settings", () => {
  const project = path.join(dir, 'project');
  fs.mkdirSync(project);
  fs.copyFileSync(path.join(ROOT, '.npmrc'), path.join(project, '.npmrc'));
  fs.writeFileSync(
    path.join(project, 'package.json'),
    '{"name": "project", "devDependencies": {"part": "file:../part"}}',
  );
  const userconfig = path.join(project, 'user.npmrc');
  fs.writeFileSync(userconfig, 'omit[]=dev\nomit[]=optional\ninstall-strategy=linked');
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: project,
    env: {...env, npm_config_userconfig: userconfig},
    shell: process.platform === 'win32',
    stdio: 'pipe',
  });
  expect(fs.existsSync(path.join(project, 'node_modules/part/package.json'))).toBe(true);
  expect(fs.existsSync(path.join(project, 'node_modules/.store'))).toBe(false);
});

it('says which command failed, where, and what npm said', async () => {
  const cwd = path.join(dir, 'part');
  await expect(runNpm(['run', 'nothing'], {cwd, env})).rejects.toThrow(
    /^npm run nothing failed in .*part:\n[^]*Missing script/,
  );
});
