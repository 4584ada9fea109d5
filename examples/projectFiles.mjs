import fs from 'node:fs'
import { createRequire } from 'node:module'
import { resolveSnapshot } from './resolveSnapshot.mjs'
import { smallProject } from './smallProject.mjs'
import { nameOf } from './snapshotName.mjs'

const require = createRequire(import.meta.url)

/** @typedef {Record<string, string>} Versions package → version */

/** @type {Versions} Those that the snapshots are tested with. */
const tested = {
  ...require('../package.json').devDependencies,
  ...require('../package.json').dependencies,
  ...require('./package.json').dependencies,
  typescript: require('../package.json').devDependencies.typescript,
}

/** What every project needs to compile, build and test. */
const TOOLS = ['@types/node', 'typescript', 'vite', 'vitest']

/**
 * The files of a snapshot as a project that can be installed anywhere. A snapshot that is too small for
 * a `package.json` and a `tsconfig.json` gets them here.
 *
 * @param {import('./resolveSnapshot.mjs').Snapshot} snapshot
 * @returns {Map<string, string>} path in the project to text, by path
 * @throws {Error} when the snapshot does not exist
 */
export function projectFiles({ series, part }) {
  const files = new Map(
    [...resolveSnapshot(series, part)].map(([name, source]) => [
      name,
      fs.readFileSync(source, 'utf8'),
    ]),
  )
  if (!files.has('package.json')) {
    files.set(
      'package.json',
      json(packageOf(nameOf({ series, part }).replace('/', '-'), files)),
    )
  }
  if (!files.has('tsconfig.json')) files.set('tsconfig.json', json(smallProject))
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * @param {string} name
 * @param {Map<string, string>} files
 */
function packageOf(name, files) {
  const build = files.has('index.html')
    ? 'vite build'
    : 'vite build --ssr src/main.ts'
  const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file)
  const used = packagesIn([...files].filter(([file]) => !isTest(file)))
  const inTests = packagesIn([...files].filter(([file]) => isTest(file)))
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      ...(files.has('index.html')
        ? { dev: 'vite' }
        : { start: `${build} && node dist/main.js` }),
      build: `tsc && ${build}`,
      test: 'vitest run',
    },
    dependencies: versionsOf(used),
    devDependencies: versionsOf([
      ...TOOLS,
      ...inTests.filter((dependency) => !used.includes(dependency)),
    ]),
  }
}

/**
 * @param {[string, string][]} files
 * @returns {string[]} The packages that they import, and the DOM that a test asks for.
 */
function packagesIn(files) {
  return files.flatMap(([, text]) => [
    ...Array.from(
      text.matchAll(/ from '(?<name>(?:@[\w-]+\/)?[\w-]+)/g),
      ({ groups }) => groups?.name ?? '',
    ).filter((name) => name in tested),
    ...(text.includes('@vitest-environment jsdom') ? ['jsdom'] : []),
  ])
}

/**
 * @param {string[]} packages
 * @returns {Versions}
 */
function versionsOf(packages) {
  return Object.fromEntries(
    [...new Set(packages)].sort().map((name) => [name, `^${tested[name]}`]),
  )
}

/** @param {object} value */
function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`
}
