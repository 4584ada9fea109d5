// cspell:ignore FONTCONFIG mintimeout maxtimeout
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import zlib from 'node:zlib';
import {writeFontConfig} from '../fonts/writeFontConfig';
import {runNpm} from '../npm/runNpm';

/** The package and its lock file, which contains the checksum of every download. */
const LOCKED = path.join(import.meta.dirname, 'headless');

/** Makes npm give up on an unreachable registry after one or two minutes instead of five. */
const IMPATIENT = [
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--fetch-timeout=60000',
];

/** Whether the npm package has a browser for this system. */
export const hasHeadless = (platform: string = process.platform, arch: string = process.arch) =>
  platform === 'linux' && arch === 'x64';

/**
 * Installs a headless Chromium from an npm package, with the libraries and the font that a minimal system lacks.
 *
 * @param program - path of the program to create; its folder is replaced
 * @param options - for tests
 * @param options.locked - folder with another `package.json` and `package-lock.json`
 * @throws {Error} if the package can't be installed, with npm's output
 */
export async function installHeadless(
  program: string,
  {locked = LOCKED, env = process.env}: {locked?: string; env?: NodeJS.ProcessEnv} = {},
) {
  const dir = path.dirname(program);
  const unfinished = `${dir}.unfinished`;
  fs.rmSync(unfinished, {recursive: true, force: true});
  fs.mkdirSync(unfinished, {recursive: true});
  for (const file of ['package.json', 'package-lock.json']) {
    fs.copyFileSync(path.join(locked, file), path.join(unfinished, file));
  }
  await runNpm(['ci', '--ignore-scripts', ...IMPATIENT], {cwd: unfinished, env});
  await unpack(path.join(unfinished, 'node_modules/@sparticuz/chromium/bin'), unfinished);
  fs.rmSync(path.join(unfinished, 'node_modules'), {recursive: true});
  fs.rmSync(dir, {recursive: true, force: true});
  fs.renameSync(unfinished, dir);
  // These files contain the folder's path, so write them after the move.
  writeFontConfig(path.join(dir, 'fonts'));
  writeProgram(program);
}

/**
 * @param packed - folder with the package's compressed files
 * @param dir - receives `browser`, `fonts/`, and `lib/`
 */
async function unpack(packed: string, dir: string) {
  const decompress = (name: string, file: string) =>
    pipeline(
      fs.createReadStream(path.join(packed, name)),
      zlib.createBrotliDecompress(),
      fs.createWriteStream(file, {mode: 0o755}),
    );
  await decompress('chromium.br', path.join(dir, 'browser'));
  for (const name of ['fonts.tar', 'al2023.tar']) {
    const archive = path.join(dir, name);
    await decompress(`${name}.br`, archive);
    execFileSync('tar', ['--no-same-owner', '-xf', archive, '-C', dir]);
    fs.rmSync(archive);
  }
}

/**
 * Writes the script that starts the browser. It uses the package's libraries and font only on systems that have none:
 * they could be older than the system's own and break it.
 */
function writeProgram(program: string) {
  const dir = path.dirname(program);
  const browser = path.join(dir, 'browser');
  const runs = spawnSync(browser, ['--version'], {timeout: 120_000}).status === 0;
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  fs.writeFileSync(
    program,
    [
      '#!/bin/sh',
      `[ -e /etc/fonts/fonts.conf ] || [ -n "$FONTCONFIG_FILE" ] || export FONTCONFIG_FILE=${quote(path.join(dir, 'fonts/fonts.conf'))}`,
      ...(runs ? [] : [`export LD_LIBRARY_PATH=${quote(path.join(dir, 'lib'))}`]),
      `exec ${quote(browser)} "$@"`,
      '',
    ].join('\n'),
    {mode: 0o755},
  );
}
