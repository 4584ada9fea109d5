import fs from 'node:fs';
import path from 'node:path';
import {addRelease, releaseNotes} from './release/changelog';
import {publicApi} from './release/publicApi';

const USAGE = `Prepares a release of the theme.

  npm run release -w theme-plugin -- VERSION          dates the changelog, and writes the version and public-api.json
  npm run release -w theme-plugin -- --notes VERSION  prints the changelog's section about a version
`;

const fileOf = (name: string): string => path.join(__dirname, '..', name);
const read = (name: string): string => fs.readFileSync(fileOf(name), 'utf8');
const writeJson = (name: string, content: unknown): void =>
  fs.writeFileSync(fileOf(name), `${JSON.stringify(content, null, 2)}\n`);

function release(version: string): void {
  fs.writeFileSync(
    fileOf('CHANGELOG.md'),
    addRelease(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10)),
  );
  writeJson('package.json', {...JSON.parse(read('package.json')), version});
  writeJson('public-api.json', publicApi());
  console.log(
    `Run "npm install" to update the lock file, commit it with the other changes, and push the tag theme-v${version}.`,
  );
}

const args = process.argv.slice(2);
const version = args.at(-1) ?? '';
try {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) {
    throw new Error(USAGE);
  }
  if (args[0] === '--notes') {
    console.log(releaseNotes(read('CHANGELOG.md'), version));
  } else {
    release(version);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
