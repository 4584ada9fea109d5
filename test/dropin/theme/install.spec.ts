import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, RUN_DIR, test} from './dropinSite';

/** npm settings that a user's configuration may change. */
const PLAIN = ['--global=false', '--include=dev', '--json=false', '--long=false'];

/** Paths of all packages below a folder, as npm sees them. */
function installedPaths(dir: string): string[] {
  const {status, stdout} = spawnSync('npm', ['ls', '--all', '--parseable', ...PLAIN], {
    cwd: dir,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(status, 'npm finds nothing missing and nothing at odds').toBe(0);
  return stdout.trim().split('\n');
}

for (const folder of ['oldest', 'newest']) {
  test(`npm installs each Docusaurus package once, with the ${folder} release`, () => {
    const names = installedPaths(path.join(RUN_DIR, folder))
      .map(file => /node_modules[\\/](@docusaurus[\\/][^\\/]+)$/.exec(file)?.[1] ?? '')
      .filter(Boolean);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
}
