import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {readSamples} from '../../src/samples/playground/readSamples';
import {importedNames} from '../../src/samples/playground/importedFiles';
import {BUILD_DIR} from '../support/builtPages';
import {expect, test} from '../support/fixtures';

const FOLDER = path.join(BUILD_DIR, 'assets/playground');

const KIB = 1024;

const QUERY = '@reduxjs/toolkit/query';

/** What the packages of each kind of sample may weigh, in KiB after gzip. RTK Query adds 10, with React or without it. */
const LIMITS = {
  'plain Redux': 40,
  'RTK Query': 50,
  React: 220,
  'React and RTK Query': 232,
};

function kindOf(packages: ReadonlySet<string>): keyof typeof LIMITS {
  if (packages.has('react')) {
    return packages.has(QUERY) ? 'React and RTK Query' : 'React';
  }
  return packages.has(QUERY) ? 'RTK Query' : 'plain Redux';
}

const files = fs.readdirSync(FOLDER).filter(name => name.endsWith('.js'));

interface Bundle {
  readonly size: number;
  readonly imports: readonly string[];
}

/** Reads the bundle of a package, whose file is named like it. */
function readBundle(name: string): Bundle {
  const start = `${name.replace(/[^a-z\d]+/gi, '-').replace(/^-/, '')}.`;
  const text = fs.readFileSync(path.join(FOLDER, files.find(each => each.startsWith(start)) ?? ''));
  const imports = Array.from(text.toString().matchAll(/(?<=["'`]playground:)[^"'`]+/g), String);
  return {size: gzipSync(text, {level: 9}).length, imports};
}

const bundles = new Map<string, Bundle>();

function bundleOf(name: string): Bundle {
  const bundle = bundles.get(name) ?? readBundle(name);
  bundles.set(name, bundle);
  return bundle;
}

/** The packages that a sample loads, directly or not. */
function packagesOf(names: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (!found.has(name)) {
      found.add(name);
      packagesOf(bundleOf(name).imports, found);
    }
  }
  return found;
}

const samples = readSamples(path.join(__dirname, '../..')).flatMap(({name, sample}) => {
  if (!sample) {
    return [];
  }
  const imported = sample.files.flatMap(({before = '', text, after = '', name: file}) =>
    importedNames(before + text + after, file).filter(each => !each.startsWith('.')),
  );
  const packages = packagesOf(imported);
  const size = Array.from(packages).reduce((sum, each) => sum + bundleOf(each).size / KIB, 0);
  return [{name, kind: kindOf(packages), size}];
});

for (const [kind, limit] of Object.entries(LIMITS)) {
  test(`samples with ${kind} load packages of at most ${limit} KiB`, () => {
    const own = samples.filter(sample => sample.kind === kind);
    expect(Math.max(...own.map(({size}) => size))).toBeGreaterThan(limit * 0.6);
    const tooLarge = own.filter(({size}) => size > limit);
    expect(tooLarge.map(({name, size}) => `${name}: ${size.toFixed(1)} KiB`)).toEqual([]);
  });
}
