import fs from 'node:fs';
import examplesPackage from '../../examples/package.json';
import sitePackage from '../../package.json';
import {resolveSnapshot} from './resolveSnapshot';
import {smallProject} from './smallProject';
import {nameOf} from './snapshotName';
import type {Snapshot} from './Snapshot';

/** Versions by package. */
type Versions = Record<string, string>;

/** The versions that the snapshots are tested with. */
const tested: Versions = {
  ...sitePackage.devDependencies,
  ...sitePackage.dependencies,
  ...examplesPackage.dependencies,
  typescript: sitePackage.devDependencies.typescript,
};

/** Packages that every project needs to compile, build, and test. */
const TOOLS = ['@types/node', 'typescript', 'vite', 'vitest'];

/**
 * Returns the files of a snapshot as a project that can be installed anywhere. A snapshot that's too small to have its
 * own `package.json` and `tsconfig.json` gets them here.
 *
 * @returns text by path in the project, sorted by path
 * @throws {Error} if the snapshot doesn't exist
 */
export function projectFiles({series, part}: Snapshot): Map<string, string> {
  const files = new Map(
    [...resolveSnapshot(series, part)].map(([name, source]) => [
      name,
      fs.readFileSync(source, 'utf8'),
    ]),
  );
  if (!files.has('package.json')) {
    files.set('package.json', json(packageOf(nameOf({series, part}).replace('/', '-'), files)));
  }
  if (!files.has('tsconfig.json')) files.set('tsconfig.json', json(smallProject));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function packageOf(name: string, files: Map<string, string>) {
  const isTest = (file: string) => /\.test\.tsx?$/.test(file);
  const used = packagesIn([...files].filter(([file]) => !isTest(file)));
  const inTests = packagesIn([...files].filter(([file]) => isTest(file)));
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: 'tsc && vite build',
      test: 'vitest run',
    },
    dependencies: versionsOf(used),
    devDependencies: versionsOf([
      ...TOOLS,
      ...inTests.filter(dependency => !used.includes(dependency)),
    ]),
  };
}

/** @returns the packages that the files import, plus the DOM implementation that a test asks for */
function packagesIn(files: [string, string][]): string[] {
  return files.flatMap(([, text]) => [
    ...Array.from(
      text.matchAll(/ from '(?<name>(?:@[\w-]+\/)?[\w-]+)/g),
      ({groups}) => groups?.name ?? '',
    ).filter(name => name in tested),
    ...(text.includes('@vitest-environment jsdom') ? ['jsdom'] : []),
  ]);
}

function versionsOf(packages: string[]): Versions {
  return Object.fromEntries([...new Set(packages)].sort().map(name => [name, `^${tested[name]}`]));
}

function json(value: object) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
