import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {REPOSITORY, runCheck} from './checks/runCheck';

const USAGE = `Builds the site and runs its unit tests with another version of Node, in another path, time zone, and language,
and under another base URL. Changes that aren't committed aren't part of it. For Linux.

  npm run test:elsewhere -- [--all]

  --all  in all such places, and all unit tests, not only those of paths, dates, and letters`;

/** A system that isn't this one, as far as it can be had without another machine. */
interface Place {
  /** Version of Node's package for this system in npm's registry. */
  readonly node: string;
  /** Name of the folder that holds the repository. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

const PLACES: readonly [Place, ...Place[]] = [
  {
    node: '24.9.0',
    folder: 'docs für uns',
    env: {TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', BASE_URL: '/redux/'},
  },
  {
    node: '22.23.3',
    folder: 'docs with a space',
    env: {TZ: 'Pacific/Auckland', LANG: 'C', LC_ALL: 'C', BASE_URL: '/redux/'},
  },
];

const BUILD = ['docusaurus', 'build'];
const ALL_TESTS = ['jest', 'test/unit/', 'test/ssr/'];
/** Of what handles paths, dates, or letters. */
const QUICK_TESTS = [
  'jest',
  'unit/(node|pages|plugins|search|shared|snapshots|theme)/',
  'test/ssr/',
];

/** Its files are linked. Only new ones are written there, by caches. */
const INSTALLED = ['node_modules', 'examples/node_modules'];

void runCheck({
  usage: USAGE,
  options: {all: {type: 'boolean', default: false}},
  check: ({all}) => {
    const commands = [BUILD, all ? ALL_TESTS : QUICK_TESTS];
    const failed = (all ? PLACES : PLACES.slice(0, 1)).flatMap(place => testIn(place, commands));
    console.log(failed.length === 0 ? 'Everything passed.' : `FAILED:\n${failed.join('\n')}`);
    return failed.length === 0;
  },
});

/** Runs commands in a clone in such a place, and returns those that failed. */
function testIn({node, folder, env}: Place, commands: readonly string[][]): string[] {
  // Hard links can't lead to another file system.
  fs.mkdirSync(path.join(REPOSITORY, '.cache'), {recursive: true});
  const dir = fs.mkdtempSync(path.join(REPOSITORY, '.cache/elsewhere-'));
  const clone = path.join(dir, folder);
  try {
    execFileSync('git', ['clone', '--quiet', REPOSITORY, clone]);
    for (const installed of INSTALLED) {
      execFileSync('cp', ['-al', path.join(REPOSITORY, installed), path.join(clone, installed)]);
    }
    fs.rmSync(path.join(clone, 'node_modules/.cache'), {recursive: true, force: true});
    const there = {...process.env, ...env, PATH: `${installNode(node, dir)}:${process.env.PATH}`};
    return commands.flatMap(command => {
      const place = `Node ${node}, "${folder}", ${JSON.stringify(env)}`;
      console.log(`\n── ${command.join(' ')}: ${place}`);
      try {
        execFileSync('npx', ['--no-install', ...command], {
          cwd: clone,
          env: there,
          stdio: 'inherit',
        });
        return [];
      } catch {
        return [`${command.join(' ')}: ${place}`];
      }
    });
  } finally {
    fs.rmSync(dir, {recursive: true, force: true, maxRetries: 5});
  }
}

/** Installs a version of Node, and returns the folder of its programs. */
function installNode(version: string, dir: string): string {
  // The package `node` has only a script that installs this one.
  const name = `node-${process.platform}-${process.arch}`;
  const prefix = path.join(dir, 'node');
  fs.mkdirSync(prefix);
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', prefix];
  execFileSync('npm', [...args, `${name}@${version}`], {cwd: prefix, stdio: 'inherit'});
  return path.join(prefix, 'node_modules', name, 'bin');
}
