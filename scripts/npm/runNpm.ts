import {runProgram} from './runProgram';

/**
 * Overrides settings in npm's user or system configuration that affect what gets installed and how, because checks
 * mustn't depend on them. The registry, proxies, and the cache stay as configured.
 */
const STEADY = [
  '--dry-run=false',
  '--global=false',
  '--include=dev',
  '--include=optional',
  '--install-strategy=hoisted',
  '--json=false',
  '--legacy-peer-deps=false',
  '--package-lock=true',
  // The setting of this repository, which npm hands down to the npm that a script runs, isn't for other sites.
  '--strict-allow-scripts=false',
  '--strict-peer-deps=false',
  '--workspaces=false',
  '--audit=false',
  '--fund=false',
  '--loglevel=error',
];

/**
 * Runs npm, no matter how it's configured.
 *
 * @param args - arguments, which take precedence over the defaults here
 * @param options.cwd - folder of the package
 * @throws {Error} if npm fails, with its output
 */
export async function runNpm(
  args: readonly string[],
  {cwd, env = process.env}: {cwd: string; env?: NodeJS.ProcessEnv},
): Promise<void> {
  const [command = '', ...rest] = args;
  await runProgram({
    name: `npm ${args.join(' ')}`,
    file: 'npm',
    args: [command, ...STEADY, ...rest],
    cwd,
    env: {...env, NODE_ENV: undefined},
    // On Windows, npm is a .cmd file, which needs a shell.
    shell: process.platform === 'win32',
  });
}
