import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {PLACES, type Place} from './places';
import type {Counts} from './readCounts';

/** What has to work everywhere. */
const COMMANDS: readonly (readonly string[])[] = [
  ['docusaurus', 'build'],
  ['jest', 'test/unit/', 'test/ssr/'],
];

/**
 * Builds the last commit and runs its unit tests with other versions of Node, in other paths, time zones, and languages, and
 * under another base URL. Changes that aren't committed aren't part of it.
 *
 * @param root - root folder of the project
 */
export function testElsewhere(root: string): Counts {
  const counts: Counts = {passed: 0, failed: 0};
  for (const place of PLACES) {
    const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'elsewhere-'));
    try {
      const run = prepare(root, dir, place);
      for (const command of COMMANDS) {
        const passed = run('npx', ['--no-install', ...command]);
        counts[passed ? 'passed' : 'failed']++;
        console.log(`${passed ? 'passed' : 'FAILED'}: ${command.join(' ')}, ${describe(place)}`);
      }
    } finally {
      fs.rmSync(dir, {recursive: true, force: true, maxRetries: 5});
    }
  }
  return counts;
}

const describe = ({node, folder, env}: Place) =>
  [`Node ${node}`, `"${folder}"`, ...Object.entries(env).map(pair => pair.join('='))].join(', ');

/**
 * Installs a Node and a clone there.
 *
 * @returns a function that runs a command in the clone, and returns whether it succeeded
 */
function prepare(root: string, dir: string, {node, folder, env}: Place) {
  const clone = path.join(dir, folder);
  execFileSync('git', ['clone', '--quiet', root, clone]);
  // The package `node` has only a script that installs this one.
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const nodeFolder = path.join(dir, 'node');
  fs.mkdirSync(nodeFolder);
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', nodeFolder];
  execFileSync('npm', [...install, `${name}@${node}`], {cwd: nodeFolder, stdio: 'inherit'});
  const bin = path.join(nodeFolder, 'node_modules', name, 'bin');
  const there = {
    ...process.env,
    ...env,
    PATH: [bin, process.env.PATH].join(path.delimiter),
  };
  const run = (program: string, args: readonly string[]): boolean => {
    try {
      execFileSync(program, args, {cwd: clone, env: there, stdio: 'inherit'});
      return true;
    } catch {
      return false;
    }
  };
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    throw new Error(`The packages could not be installed with Node ${node}.`);
  }
  return run;
}
