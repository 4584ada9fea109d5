import {spawnSync} from 'node:child_process';
import path from 'node:path';

/**
 * Runs Docusaurus' command line in a site, whose packages are in the folder above it.
 *
 * @param {string} siteDir
 * @param {...string} args
 * @returns {string} what it printed, without colors
 * @throws {Error} with what it printed, where it fails
 */
export function docusaurus(siteDir, ...args) {
  const cli = path.join(siteDir, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status, stdout, stderr} = spawnSync(process.execPath, [cli, ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', CI: 'true', NODE_ENV: undefined},
  });
  const output = `${stdout}\n${stderr}`;
  if (status !== 0) {
    throw new Error(`docusaurus ${args.join(' ')} failed in ${siteDir}:\n${output}`);
  }
  return output;
}
