import fs from 'node:fs';
import path from 'node:path';
import {REPOSITORY, runCheck} from './checks/runCheck';
import {auditPackages} from './packages/auditPackages';
import {downloadFaults} from './packages/downloadFaults';
import {packageFaults} from './packages/packageFaults';
import {packageName} from './packages/LockedPackage';
import type {LockedPackages} from './packages/LockedPackage';

const USAGE = `Checks the packages that this repository installs.

  npm run packages -- [--strict]

  --strict  fail if the registry doesn't answer the question for known weaknesses

Each one has to come from npm's registry with a hash, under an allowed license; its install scripts have to be allowed or
denied in package.json; and what ships mustn't have a known weakness of high or critical severity.`;

/** Folders with a lock file. The second one installs a Chromium on machines that have none. */
const LOCKED_FOLDERS = ['', 'scripts/browser/headless/'];

function readJson<Content>(file: string): Content {
  return JSON.parse(fs.readFileSync(path.join(REPOSITORY, file), 'utf8')) as Content;
}

/** The packages of all lock files, by folder of this repository. */
function lockedPackages(): LockedPackages {
  return Object.fromEntries(
    LOCKED_FOLDERS.flatMap(parent => {
      const {packages} = readJson<{packages: LockedPackages}>(`${parent}package-lock.json`);
      return Object.entries(packages).map(([folder, entry]) => [parent + folder, entry]);
    }),
  );
}

void runCheck({
  usage: USAGE,
  options: {strict: {type: 'boolean', default: false}},
  check: async ({strict}) => {
    const packages = lockedPackages();
    const {allowScripts} = readJson<{allowScripts: Record<string, boolean>}>('package.json');
    const {unchecked} = downloadFaults(packages);
    const audit = await auditPackages(REPOSITORY);
    if (audit.refused !== undefined) {
      console.log(`Known weaknesses weren't looked up: ${audit.refused}`);
    }
    console.log(
      `${Object.keys(packages).length} packages, ${unchecked.length} of them, for other systems, without a hash:`,
      unchecked.map(packageName).join(', '),
    );
    const faults = packageFaults({packages, allowScripts, audit, strict});
    console.log(faults.length === 0 ? 'No faults' : `Faults:\n${faults.join('\n')}`);
    return faults.length === 0;
  },
});
