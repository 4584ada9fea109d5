import path from 'node:path';
import {runProgram} from '../npm/runProgram';

/**
 * Runs Docusaurus's command line in a site whose packages are in the parent folder.
 *
 * @returns its output, without colors
 * @throws {Error} if it fails, with its output
 */
export function docusaurus(siteDir: string, ...args: string[]): Promise<string> {
  const cli = path.join(siteDir, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return runProgram({
    name: `docusaurus ${args.join(' ')}`,
    file: process.execPath,
    args: [cli, ...args],
    cwd: siteDir,
    // Writing a cache would take longer than it saves in the next build.
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
