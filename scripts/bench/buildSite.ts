import {spawnSync} from 'node:child_process';
import path from 'node:path';

/**
 * Builds a Docusaurus site without the caches of earlier builds.
 *
 * @param outDir - output folder; an earlier build of the site isn't touched
 * @returns duration in seconds
 * @throws {Error} if the build fails, with its output
 */
export function buildSite(siteDir: string, outDir: string): number {
  const cli = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const began = performance.now();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [cli, 'build', '--out-dir', outDir],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    },
  );
  if (status !== 0) {
    throw new Error(`The build of ${siteDir} failed:\n${stdout}\n${stderr}`);
  }
  return (performance.now() - began) / 1000;
}
