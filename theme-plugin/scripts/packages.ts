import fs from 'node:fs';
import path from 'node:path';

/** Folder of all packages. */
export const FOLDER = path.join(__dirname, '..');

/** Where `npm run pack` puts the packages, each as a folder and as a tarball. */
export const DIST = path.join(FOLDER, 'dist');

export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** Public names → source files, which a star in both may stand for a part of. */
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

export interface Package extends Manifest {
  /** The package's folder, absolute. */
  readonly root: string;
}

/** Reads a package's `package.json`. */
function readPackage(root: string): Package {
  return {...JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')), root};
}

/** All packages, each after those it depends on. */
export const PACKAGES: readonly Package[] = ['pages', 'search', 'theme', 'playground'].map(folder =>
  readPackage(path.join(FOLDER, folder)),
);

/** The packages in these folders and those that they depend on; by default, all packages. */
export function withDependencies(folders?: readonly string[]): Package[] {
  const named = PACKAGES.filter(({root}) => !folders || folders.includes(path.basename(root)));
  return PACKAGES.filter(found =>
    named.some(({name, dependencies}) => name === found.name || found.name in dependencies),
  );
}

/** Entries for Node, by their names in `src/`. All others are for the bundler of a site. */
export const NODE_ENTRY = /^(?:index|build|code)\.ts$/;

/** A package's entries, as paths below `src/`. A path may have a star. */
export const entriesOf = ({exports}: Manifest): string[] =>
  Object.values(exports)
    .filter(file => file.startsWith('./src/'))
    .map(file => file.slice('./src/'.length));
