import path from 'node:path';
import {installPackages, readManifest} from './installPackages';
import type {Tarballs} from './packPackages';
import {COMPANIONS, OLDEST_OVERRIDES, OLDEST_RELEASE} from './sites';
import type {Release} from './sites';

/**
 * Installs a release of Docusaurus with the packages, once for all sites that use it.
 *
 * @param options.root - root folder of the project, whose own release is the newest
 * @param options.dir - folder of the run
 * @param options.tarballs - the packed packages
 * @throws {Error} if npm fails, with its output
 */
export async function installRelease(
  packages: Release,
  {root, dir, tarballs}: {root: string; dir: string; tarballs: Tarballs},
): Promise<void> {
  const newest = readManifest(root).dependencies['@docusaurus/core'] ?? '';
  await installPackages({
    root,
    dir: path.join(dir, packages),
    tarballs,
    ...(packages === 'oldest'
      ? {release: OLDEST_RELEASE, overrides: OLDEST_OVERRIDES}
      : {release: newest, companions: COMPANIONS}),
  });
}
