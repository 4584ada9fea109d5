import fs from 'node:fs';
import path from 'node:path';
import {runNpm} from '../npm/runNpm';
import {COMPANIONS, OLDEST_OVERRIDES, OLDEST_RELEASE, THEME, type Release} from './sites';
import type {Tarballs} from './packPackages';

/** Versions by package name. */
type Versions = Readonly<Record<string, string>>;

/**
 * Uses npm, as a user would, to install packed packages and a release of Docusaurus. Installing takes half a minute, so
 * all sites in the folder share the packages.
 *
 * @param options.root - root folder of the project, whose own release is the newest
 * @param options.dir - becomes the folder of the packages
 * @param options.tarballs - the packed packages
 * @throws {Error} if npm fails, with its output
 */
export async function installRelease(
  release: Release,
  {root, dir, tarballs}: {root: string; dir: string; tarballs: Tarballs},
): Promise<void> {
  const {dependencies, overrides}: {dependencies: Versions; overrides?: Versions} = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const isOldest = release === 'oldest';
  const version = isOldest ? OLDEST_RELEASE : dependencies['@docusaurus/core'];
  const companions = isOldest || !tarballs[THEME] ? [] : COMPANIONS;
  const manifest = {
    name: 'dropin-sites',
    version: '0.0.0',
    private: true,
    dependencies: {
      '@docusaurus/core': version,
      '@docusaurus/faster': version,
      '@docusaurus/preset-classic': version,
      ...Object.fromEntries(companions.map(name => [name, version])),
      '@mdx-js/react': '^3.0.0',
      ...Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`])),
      react: dependencies.react,
      'react-dom': dependencies['react-dom'],
    },
    // Same as in Docusaurus's TypeScript template.
    devDependencies: {
      '@docusaurus/module-type-aliases': version,
      '@docusaurus/tsconfig': version,
      '@docusaurus/types': version,
    },
    overrides: {...overrides, ...(isOldest ? OLDEST_OVERRIDES : {})},
  };
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest, null, 2));
  await runNpm(['install', '--prefer-offline', '--ignore-scripts=false'], {cwd: dir});
}
