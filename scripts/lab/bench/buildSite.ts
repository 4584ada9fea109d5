import {spawnSync} from 'node:child_process';
import path from 'node:path';

/** Durations of builds, in seconds. */
export interface BuildTimes {
  /** Without the caches of earlier builds. */
  cold: number;
  /** With the caches of a build of the same files. */
  warm: number;
}

/**
 * Builds a Docusaurus site three times: without caches, to fill them, and with them.
 *
 * @param outDir - output folder; an earlier build of the site isn't touched
 * @throws {Error} if a build fails, with its output
 */
export function buildSite(siteDir: string, outDir: string): BuildTimes {
  const cold = build(siteDir, outDir, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'});
  build(siteDir, outDir);
  return {cold, warm: build(siteDir, outDir)};
}

function build(siteDir: string, outDir: string, env: Record<string, string> = {}): number {
  const cli = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const began = performance.now();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [cli, 'build', '--out-dir', outDir],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {...process.env, ...env},
    },
  );
  if (status !== 0) {
    throw new Error(`The build of ${siteDir} failed:\n${stdout}\n${stderr}`);
  }
  return (performance.now() - began) / 1000;
}
