import {runProgram} from './runProgram';

/**
 * What a person's or a machine's configuration of npm may say otherwise, and no check may depend on: which packages are
 * installed, and how. The registry, proxies, and the cache stay as configured.
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
  '--strict-peer-deps=false',
  '--workspaces=false',
  '--audit=false',
  '--fund=false',
  '--loglevel=error',
];

/**
 * Runs npm, independently of how it's configured.
 *
 * @param args - those that say how packages are installed win over the defaults here
 * @param options.cwd - folder of the package
 * @throws {Error} with what npm printed, where it fails
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
    // npm is a .cmd file on Windows, and only a shell runs those.
    shell: process.platform === 'win32',
  });
}
