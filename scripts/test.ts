import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {getChromium} from './browser/getChromium';
import {readReport} from './test/readReport';
import {steadyEnvironment} from './test/steadyEnvironment';
import {summarize, type StepResult} from './test/summarize';

const WIREIT = path.join(__dirname, '../node_modules/wireit/bin/wireit.js');

/** The steps' reports, named after them, and wireit's logs. */
const REPORTS = 'reports/test';

/** What has passed: steps, articles, words, samples, and states of the tutorials' apps. */
const PASSED = [
  '.wireit',
  '.cache/test',
  '.cache/cspell.json',
  '.cache/samples',
  '.cache/replay/passed',
];

/** Variables that the site, the theme, and the tests read. */
const READ = /^(?:ANALYTICS_|FOLIO_|(?:BASE_URL|CHROMIUM|CI|FIREFOX|SITE_URL)$)/;

type Scripts = Readonly<Record<string, {command?: string; dependencies?: readonly unknown[]}>>;

/**
 * Runs the steps that `checks` lists in package.json, as far as anything that they read has changed since they last passed.
 * `--only name,name` runs these steps, whether or not they've passed, or those of another list, such as `release-checks`.
 * `--all` runs every step. The last line of output is `N passed, N failed`, and the exit code is 1 if anything failed.
 */
async function test() {
  const {values} = parseArgs({
    options: {all: {type: 'boolean'}, only: {type: 'string', default: 'checks'}},
  });
  const {wireit}: {wireit: Scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const names = values.only.split(',');
  const unknown = names.filter(name => !(name in wireit));
  if (unknown.length > 0) {
    const steps = ['checks', 'release-checks'].flatMap(list => stepsOf(wireit, list)).join(', ');
    throw new Error(`There's no step ${unknown.join(', ')}. The steps are ${steps}.`);
  }
  [REPORTS, ...(values.all ? PASSED : names.map(recordOf))].forEach(remove);
  fs.mkdirSync(REPORTS, {recursive: true});
  const env = await environment();
  const results: StepResult[] = [];
  for (const name of names) {
    const start = Date.now();
    const {began, code} = await run(name, env);
    const own = stepsOf(wireit, name).map((step): StepResult => ({
      name: step,
      command: wireit[step]?.command ?? '',
      ...outcomeOf(step, start, began.get(step)),
      report: reportOf(step),
    }));
    results.push(...own);
    if (code !== 0 && !own.some(isFailure)) {
      results.push({name, command: '', outcome: 'failed'});
    }
  }
  // A browser that's installed later has to be tested.
  results.filter(({report}) => report?.missing?.length).forEach(({name}) => remove(recordOf(name)));
  console.log(`\n${summarize(results)}`);
  process.exitCode = results.some(isFailure) ? 1 : 0;
}

/** The steps of a list, and of the lists in it. A script with a command is a step. */
function stepsOf(wireit: Scripts, name: string): string[] {
  const {command, dependencies = []} = wireit[name] ?? {};
  return command ? [name] : dependencies.flatMap(step => stepsOf(wireit, String(step)));
}

const remove = (file: string) => fs.rmSync(file, {recursive: true, force: true});

/** Where wireit records that a step has passed. */
const recordOf = (name: string) => path.join('.wireit', Buffer.from(name).toString('hex'));

const isFailure = ({outcome}: StepResult) => /failed|not run/.test(outcome);

/** @param began - when it was started in this run */
function outcomeOf(name: string, start: number, began?: number) {
  const passed = fs.statSync(path.join(recordOf(name), 'fingerprint'), {throwIfNoEntry: false});
  if (passed === undefined) {
    return {outcome: began === undefined ? 'not run' : 'failed'} as const;
  }
  return passed.mtimeMs < start
    ? ({outcome: 'unchanged'} as const)
    : ({
        outcome: 'passed',
        seconds: Math.max(0, passed.mtimeMs - (began ?? start)) / 1000,
      } as const);
}

function reportOf(name: string) {
  const file = path.join(REPORTS, `${name}.json`);
  return fs.existsSync(file) ? readReport(fs.readFileSync(file, 'utf8'), process.cwd()) : undefined;
}

/** Gets a browser right away. Otherwise, a step would fail without one minutes later. */
async function environment(): Promise<NodeJS.ProcessEnv> {
  const env = steadyEnvironment(process.env);
  try {
    env.CHROMIUM = await getChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  // A system update can replace the browser without changing its path.
  const version = env.CHROMIUM && spawnSync(env.CHROMIUM, ['--version'], {encoding: 'utf8'}).stdout;
  const settings = Object.entries(env).filter(([name]) => READ.test(name));
  return {...env, SURROUNDINGS: JSON.stringify([version, ...settings.sort()])};
}

/** Runs a script of package.json's `wireit`, and all that it depends on, whatever fails. */
async function run(name: string, env: NodeJS.ProcessEnv) {
  const log = path.join(REPORTS, `${name}.log`);
  fs.writeFileSync(log, '');
  const child = spawn(process.execPath, [WIREIT], {
    env: {
      // Has arguments read as npm's, whatever started this.
      npm_config_user_agent: 'npm/',
      ...env,
      npm_lifecycle_event: name,
      npm_package_json: path.resolve('package.json'),
      // Only what passed is recorded, not what was built.
      WIREIT_CACHE: 'none',
      WIREIT_DEBUG_LOG_FILE: log,
      WIREIT_FAILURES: 'continue',
      // Steps with a browser or a server wait half of their time.
      WIREIT_PARALLEL: String(2 * os.availableParallelism()),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const began = new Map<string, number>();
  const follow = () => {
    for (const [, step = ''] of fs.readFileSync(log, 'utf8').matchAll(/^🏃 \[(.+?)\]/gmu)) {
      began.set(step, began.get(step) ?? Date.now());
    }
  };
  const timer = setInterval(follow, 500);
  const [code]: unknown[] = await once(child, 'close');
  clearInterval(timer);
  follow();
  return {began, code};
}

test().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
