import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {PlaygroundOptions} from '../PlaygroundOptions';
import type {Manifest, PackageFile} from '../shared/Manifest';
import {cellPage, nodeModules, workerScript} from './bundleCell';
import {bundlePackage, type PackageBundle} from './bundlePackages';

const HASH_LENGTH = 8;

/** Writes a file whose name contains the hash of its content, so that browsers can keep it forever. */
function writeHashed(folder: string, name: string, ending: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
  const file = `${name.replace(/[^a-z\d]+/gi, '-').replace(/^-/, '')}.${hash}.${ending}`;
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, file), text);
  return file;
}

/** Bundles the packages, in parallel, and those of Node that samples may import. */
async function bundleAll(
  {packages, packagesFrom, wrappers}: PlaygroundOptions,
  siteDir: string,
): Promise<[name: string, bundle: PackageBundle][]> {
  const own = Object.entries(await nodeModules());
  const folder = path.resolve(siteDir, packagesFrom);
  const wrapperOf = (name: string) =>
    wrappers[name] && fs.readFileSync(path.resolve(siteDir, wrappers[name]), 'utf8');
  return [
    ...(await Promise.all(
      packages.map(async (name): Promise<[string, PackageBundle]> => [
        name,
        await bundlePackage(name, packages, folder, wrapperOf(name)),
      ]),
    )),
    ...own.map(([name, text]): [string, PackageBundle] => [name, {text, imports: []}]),
  ];
}

/**
 * Writes everything that the playground loads.
 *
 * @param target - absolute path of the folder
 */
export async function writeFiles(
  target: string,
  options: PlaygroundOptions,
  siteDir: string,
): Promise<Manifest> {
  fs.rmSync(target, {recursive: true, force: true});
  const packages: Record<string, PackageFile> = {};
  for (const [name, {text, imports}] of await bundleAll(options, siteDir)) {
    packages[name] = {file: writeHashed(target, name, 'js', text), imports};
  }
  return {
    cell: writeHashed(target, 'cell', 'html', await cellPage()),
    worker: writeHashed(target, 'worker', 'js', await workerScript()),
    packages,
  };
}
