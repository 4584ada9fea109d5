import fs from 'node:fs';
import path from 'node:path';
import {runNpm} from '../../scripts/npm/runNpm';
import {buildPackage} from './build';
import {DIST, withDependencies} from './packages';

/** Packs packages and those that they depend on, by default all of them, into one folder, from which a site can install them together. */
async function pack(dir = DIST, ...folders: string[]) {
  fs.rmSync(dir, {recursive: true, force: true});
  for (const found of withDependencies(folders.length > 0 ? folders : undefined)) {
    const folder = path.join(dir, found.name);
    await buildPackage(found, folder);
    await runNpm(['pack', '--pack-destination', dir], {cwd: folder});
  }
  console.log(`The packages are in ${dir}.`);
}

pack(...process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
