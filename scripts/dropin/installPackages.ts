import fs from 'node:fs';
import path from 'node:path';
import {runNpm} from '../npm/runNpm';
import type {Tarballs} from './packPackages';

/**
 * Uses npm, as a user would, to install the packed packages and a release of Docusaurus. Installing takes half a minute, so all sites in the folder share the packages.
 *
 * @param options.root - root folder of the project
 * @param options.dir - becomes the folder of the packages
 * @param options.tarballs - the packed packages
 * @param options.release - release of Docusaurus
 * @param options.companions - other packages of that release
 * @param options.overrides - versions of other packages, in addition to the project's own
 * @throws {Error} if npm fails, with its output
 */
export async function installPackages({
  root,
  dir,
  tarballs,
  release,
  companions = [],
  overrides,
}: {
  root: string;
  dir: string;
  tarballs: Tarballs;
  release: string;
  companions?: readonly string[];
  overrides?: Readonly<Record<string, string>>;
}): Promise<void> {
  const project = readManifest(root);
  const manifest = {
    name: 'dropin-sites',
    version: '0.0.0',
    private: true,
    dependencies: {
      '@docusaurus/core': release,
      '@docusaurus/faster': release,
      '@docusaurus/preset-classic': release,
      ...Object.fromEntries(companions.map(name => [name, release])),
      '@mdx-js/react': '^3.0.0',
      ...Object.fromEntries(Object.entries(tarballs).map(([name, file]) => [name, `file:${file}`])),
      react: project.dependencies.react,
      'react-dom': project.dependencies['react-dom'],
    },
    // Same as in Docusaurus's TypeScript template.
    devDependencies: {
      '@docusaurus/module-type-aliases': release,
      '@docusaurus/tsconfig': release,
      '@docusaurus/types': release,
    },
    overrides: {...project.overrides, ...overrides},
  };
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify(manifest, null, 2));
  await runNpm(['install', '--prefer-offline', '--ignore-scripts=false'], {cwd: dir});
}

/** Versions by package name. */
type Versions = Readonly<Record<string, string>>;

/** Reads this project's package versions, which the sites use, too. */
export function readManifest(root: string): {dependencies: Versions; overrides: Versions} {
  return JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
}
