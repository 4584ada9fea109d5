import fs from 'node:fs';
import path from 'node:path';
import type {Site} from './sites';

/**
 * Creates a new site with a package, in a folder with installed packages.
 *
 * @param options.root - root folder of the project
 * @param options.dir - becomes the site's folder
 */
export function makeSite({
  root,
  dir,
  tested,
  bundler,
}: {
  root: string;
  dir: string;
} & Pick<Site, 'tested' | 'bundler'>): void {
  fs.rmSync(dir, {recursive: true, force: true});
  const layers = [...(tested === 'theme' ? [] : ['stock']), `${tested}/site`, bundler];
  for (const layer of layers) {
    fs.cpSync(path.join(root, 'test/dropin', layer), dir, {recursive: true});
  }
}
