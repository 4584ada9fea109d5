import path from 'node:path';
import {runProgram} from '../npm/runProgram';

/**
 * Runs Docusaurus' command line in a site, whose packages are in the folder above it.
 *
 * @returns what it printed, without colors
 * @throws {Error} with what it printed, where it fails
 */
export function docusaurus(siteDir: string, ...args: string[]): Promise<string> {
  const cli = path.join(siteDir, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return runProgram({
    name: `docusaurus ${args.join(' ')}`,
    file: process.execPath,
    args: [cli, ...args],
    cwd: siteDir,
    // What writing a cache takes, one build more doesn't save.
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      CI: 'true',
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NODE_ENV: undefined,
    },
  });
}
