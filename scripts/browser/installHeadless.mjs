// cspell:ignore FONTCONFIG mintimeout maxtimeout
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import zlib from 'node:zlib';
import {writeFontConfig} from '../fonts/writeFontConfig.mjs';
import {runNpm} from '../npm/runNpm.mjs';

/** The package and its lock, which has the checksum of every file that comes. */
const LOCKED = path.join(import.meta.dirname, 'headless');

/** A registry that can't be reached is given up after a minute or two, where npm's own patience is five. */
const IMPATIENT = [
  '--fetch-retries=1',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--fetch-timeout=60000',
];

/**
 * Whether the npm package has a browser for this system.
 *
 * @param {string} [platform]
 * @param {string} [arch]
 */
export const hasHeadless = (platform = process.platform, arch = process.arch) =>
  platform === 'linux' && arch === 'x64';

/**
 * Installs a headless Chromium that comes as an npm package, with the libraries and the font that a bare system lacks.
 *
 * @param {string} program path of the program to make; its folder is replaced
 * @param {object} [options] for tests
 * @param {string} [options.locked] folder with another `package.json` and `package-lock.json`
 * @param {NodeJS.ProcessEnv} [options.env]
 * @throws {Error} with what npm printed, where the package can't be had
 */
export async function installHeadless(program, {locked = LOCKED, env = process.env} = {}) {
  const dir = path.dirname(program);
  const unfinished = `${dir}.unfinished`;
  fs.rmSync(unfinished, {recursive: true, force: true});
  fs.mkdirSync(unfinished, {recursive: true});
  for (const file of ['package.json', 'package-lock.json']) {
    fs.copyFileSync(path.join(locked, file), path.join(unfinished, file));
  }
  runNpm(['ci', '--ignore-scripts', ...IMPATIENT], {cwd: unfinished, env});
  await unpack(path.join(unfinished, 'node_modules/@sparticuz/chromium/bin'), unfinished);
  fs.rmSync(path.join(unfinished, 'node_modules'), {recursive: true});
  fs.rmSync(dir, {recursive: true, force: true});
  fs.renameSync(unfinished, dir);
  // After the move: both files name the folder.
  writeFontConfig(path.join(dir, 'fonts'));
  writeProgram(program);
}

/**
 * @param {string} packed folder of the package's compressed files
 * @param {string} dir gets `browser`, `fonts/`, and `lib/`
 */
async function unpack(packed, dir) {
  const decompress = (/** @type {string} */ name, /** @type {string} */ file) =>
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
 * Writes the script that starts the browser: with the package's libraries only where the system has none, because older
 * ones than a system's own could break it, and the same for the font.
 *
 * @param {string} program
 */
function writeProgram(program) {
  const dir = path.dirname(program);
  const browser = path.join(dir, 'browser');
  const runs = spawnSync(browser, ['--version'], {timeout: 30_000}).status === 0;
  const quote = (/** @type {string} */ text) => `'${text.replaceAll("'", `'\\''`)}'`;
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
