import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {THEME} from '../../scripts/dropin/sites';
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

/** The theme's replacement for `@docusaurus/utils-common` in browsers, loaded from a folder of packages. */
function loadReplacement(dir: string): object {
  const outfile = path.join(dir, 'replacement.cjs');
  buildSync({
    absWorkingDir: dir,
    entryPoints: [`node_modules/${THEME}/lib/client/replacements/utilsCommon.js`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
  });
  return createRequire(outfile)(outfile);
}

for (const folder of ['oldest', 'newest']) {
  test(`the replacement for utils-common has the package's exports, with the ${folder} release`, () => {
    const dir = path.join(RUN_DIR, folder);
    const original: object = createRequire(path.join(dir, 'package.json'))(
      '@docusaurus/utils-common',
    );
    const ours = loadReplacement(dir);
    const constantsOf = (exports: object) =>
      Object.entries(exports).filter(([, value]) => typeof value !== 'function');
    expect(Object.keys(ours).sort()).toEqual(Object.keys(original).sort());
    expect(constantsOf(ours)).toEqual(constantsOf(original));
  });

  test(`npm installs each Docusaurus package once, with the ${folder} release`, () => {
    const names = installedPaths(path.join(RUN_DIR, folder))
      .map(file => /node_modules[\\/](@docusaurus[\\/][^\\/]+)$/.exec(file)?.[1] ?? '')
      .filter(Boolean);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
}
