import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {
  type Feature,
  type StaticFiles,
  staticFiles,
  writeGenerated,
} from 'docusaurus-plugin-folio-pages/build';
import type {PlaygroundOptions, ThemeOptions} from '../../node/common/ThemeOptions';
import {THEME_NAME} from '../../shared/constants';
import {PLAYGROUND_FOLDER} from '../shared/constants';
import type {Manifest, PackageFile} from '../shared/Manifest';
import {cellPage, nodeModules, workerScript} from './bundleCell';
import {bundlePackage, type PackageBundle} from './bundlePackages';
import {checkPlaygroundPackages} from './checkPlaygroundPackages';

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

async function writeFiles(
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

/**
 * Code blocks that readers can edit and run.
 *
 * @throws Error if the playground is on, and what only it needs isn't installed
 */
export function playgroundFeature(
  {siteDir, generatedFilesDir, baseUrl}: LoadContext,
  options: ThemeOptions['playground'],
) {
  const folder = () => path.join(generatedFilesDir, THEME_NAME, 'playground');
  let manifest: Manifest | undefined;
  if (options) {
    checkPlaygroundPackages();
  }
  const feature: Feature = options
    ? {
        async allContentLoaded() {
          // Once: in development, this comes after each saved page, which changes nothing here.
          manifest ??= await writeFiles(folder(), options, siteDir);
          writeGenerated(
            path.join(generatedFilesDir, THEME_NAME),
            'playground.json',
            JSON.stringify(manifest),
          );
        },
        visitors: ({outDir}) => [
          {
            finish: async () => {
              fs.cpSync(folder(), path.join(outDir, PLAYGROUND_FOLDER), {recursive: true});
            },
          },
        ],
      }
    : {};
  return {
    feature,
    definitions: () => ({'process.env.FOLIO_PLAYGROUND': JSON.stringify(options ? 'true' : '')}),
    staticFiles: (): StaticFiles[] =>
      options ? [staticFiles(folder(), `${baseUrl}${PLAYGROUND_FOLDER}`)] : [],
  };
}
