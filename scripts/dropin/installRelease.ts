import path from 'node:path';
import {installPackages, readManifest} from './installPackages';
import {COMPANIONS, OLDEST_OVERRIDES, OLDEST_RELEASE} from './sites';
import type {Release} from './sites';

/**
 * Installs a release of Docusaurus with the theme, once for all sites that use it.
 *
 * @param options.root - root folder of the project, whose own release is the newest
 * @param options.dir - folder of the run
 * @param options.tarball - the packed theme
 * @throws {Error} if npm fails, with its output
 */
export async function installRelease(
  packages: Release,
  {root, dir, tarball}: {root: string; dir: string; tarball: string},
): Promise<void> {
  const newest = readManifest(root).dependencies['@docusaurus/core'] ?? '';
  await installPackages({
    root,
    dir: path.join(dir, packages),
    tarball,
    ...(packages === 'oldest'
      ? {release: OLDEST_RELEASE, overrides: OLDEST_OVERRIDES}
      : {release: newest, companions: COMPANIONS}),
  });
}
