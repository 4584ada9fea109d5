import fs from 'node:fs';
import path from 'node:path';
import type {Snapshot} from '../../snapshots/Snapshot';
import {hashOf, writeCache} from '../cacheFile';
import {isAbove} from '../projects/resolveInProject';
import type {VirtualFile} from '../projects/projects';
import type {Fence} from '../Fence';

/** Path from the root. */
const FILE = '.cache/samples/passed.json';

/** The code of the check, which its results depend on. */
const TOOLS = path.join(__dirname, '..');

/** Records which samples and solutions have passed, by keys that stay the same as long as their inputs do. */
export interface PassedSamples {
  /** How many stated results were compared when this passed. Undefined if it has to be checked. */
  resultsOf: (key: string) => number | undefined;
  add: (key: string, results: number) => void;
  /** @param isComplete - whether all pages were checked; if so, keys that didn't occur are dropped */
  save: (isComplete: boolean) => void;
}

/**
 * Reads which samples have passed before with the same packages, Node version, and check code.
 *
 * @param root - absolute path of the folder with `docs/`, which gets the record
 * @param packagesRoot - absolute path of the folder whose `node_modules` the samples import from
 * @param fresh - whether to check everything again, and only record the results
 */
export function readPassedSamples(
  root: string,
  packagesRoot: string,
  fresh = false,
): PassedSamples {
  const file = path.join(root, FILE);
  const tools = hashOf([process.version, installedPackages(packagesRoot), readTools()]);
  const recorded = read(file);
  const before = recorded.tools === tools ? recorded.passed : {};
  const now = new Map<string, number>();
  return {
    resultsOf: key => {
      const results = now.get(key) ?? (fresh ? undefined : before[key]);
      if (results !== undefined) {
        now.set(key, results);
      }
      return results;
    },
    add: (key, results) => now.set(key, results),
    save: isComplete => {
      const passed = {...(isComplete ? {} : before), ...Object.fromEntries(now)};
      writeCache(file, JSON.stringify({tools, passed}));
    },
  };
}

/**
 * The key of a sample: its code and marks, and those of the files that it can import. Line numbers aren't part of it,
 * so editing the prose above a sample doesn't require another check.
 */
export function sampleKey(sample: VirtualFile): string {
  const {fence, project} = sample;
  const describe = ({fence: {lang, code, marks}}: VirtualFile) => [lang, code, marks];
  const importable = [...project.files].map(([name, file]) => [
    name,
    isAbove(file, sample),
    describe(file),
  ]);
  return hashOf([fence.page, describe(sample), importable]);
}

/** The key of an exercise's solution: the app with the solution applied. */
export function solutionKey(snapshot: Snapshot, files: ReadonlyMap<string, string>): string {
  return hashOf([snapshot, [...files].sort()]);
}

/** The key of an exercise: its blocks, and the files of its app with the solution applied. */
export function exerciseKey(fences: readonly Fence[], files: readonly VirtualFile[]): string {
  return hashOf([
    fences.map(({lang, code, marks}) => [lang, code, marks]),
    files.map(({path: file, text}) => [path.basename(file), text]),
  ]);
}

/** npm's own list, which includes packages that were installed without changing package-lock.json. */
function installedPackages(root: string): string {
  const file = path.join(root, 'node_modules/.package-lock.json');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

function readTools(): string[] {
  return fs
    .readdirSync(TOOLS, {recursive: true, encoding: 'utf8'})
    .filter(file => /\.m?[jt]s$/.test(file))
    .sort()
    .map(file => fs.readFileSync(path.join(TOOLS, file), 'utf8'));
}

interface Recorded {
  tools?: string;
  passed: Readonly<Record<string, number>>;
}

/** Nothing is recorded if the file is missing or invalid. */
function read(file: string): Recorded {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {passed: {}};
  }
}
