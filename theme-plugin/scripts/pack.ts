import fs from 'node:fs';
import path from 'node:path';
import {runNpm} from '../../scripts/npm/runNpm';
import {buildPackage} from './build';
import {DIST, PACKAGES} from './packages';

/** Packs all packages into one folder, from which a site can install them together. */
async function pack(dir: string) {
  fs.rmSync(dir, {recursive: true, force: true});
  for (const found of PACKAGES) {
    const folder = path.join(dir, found.name);
    await buildPackage(found, folder);
    await runNpm(['pack', '--pack-destination', dir], {cwd: folder});
  }
  console.log(`The packages are in ${dir}.`);
}

pack(process.argv[2] ?? DIST).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
