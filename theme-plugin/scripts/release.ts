import fs from 'node:fs';
import path from 'node:path';
import {FOLDER, PACKAGES} from './packages';
import {addRelease, releaseNotes, unreleasedChanges} from './release/changelog';
import {publicApi} from './release/publicApi';

const USAGE = `Prepares a release of the packages, which have the same version.

  npm run release -- VERSION          dates the changelogs, and writes the versions and public-api.json
  npm run release -- --notes VERSION  prints what the changelogs say about a version
`;

const read = (...names: string[]): string => fs.readFileSync(path.join(...names), 'utf8');
const writeJson = (content: unknown, ...names: string[]): void =>
  fs.writeFileSync(path.join(...names), `${JSON.stringify(content, null, 2)}\n`);

function release(version: string): void {
  const date = new Date().toISOString().slice(0, 10);
  const own = Object.fromEntries(PACKAGES.map(({name}) => [name, `^${version}`]));
  for (const {root} of PACKAGES) {
    const {dependencies, ...manifest} = JSON.parse(read(root, 'package.json'));
    for (const name of Object.keys(dependencies).filter(name => own[name])) {
      dependencies[name] = own[name];
    }
    writeJson({...manifest, version, dependencies}, root, 'package.json');
    const changelog = read(root, 'CHANGELOG.md');
    if (unreleasedChanges(changelog) !== '') {
      fs.writeFileSync(path.join(root, 'CHANGELOG.md'), addRelease(changelog, version, date));
    }
  }
  writeJson(publicApi(), FOLDER, 'public-api.json');
  console.log(
    `Run "npm install" to update the lock file, commit it with the other changes, and push the tag theme-v${version}.`,
  );
}

/** What all packages say about a version. */
function notes(version: string): string {
  const sections = PACKAGES.flatMap(({name, root}) => {
    const changelog = read(root, 'CHANGELOG.md');
    return changelog.includes(`## [${version}]`)
      ? [`## ${name}\n\n${releaseNotes(changelog, version)}`]
      : [];
  });
  if (sections.length === 0) {
    throw new Error(`No changelog says anything about version ${version}.`);
  }
  return sections.join('\n\n');
}

const args = process.argv.slice(2);
const version = args.at(-1) ?? '';
try {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
    throw new Error(USAGE);
  }
  if (args[0] === '--notes') {
    console.log(notes(version));
  } else {
    release(version);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
