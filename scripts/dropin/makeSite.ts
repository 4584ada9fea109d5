import fs from 'node:fs';
import path from 'node:path';
import type {Bundler} from './sites';

/**
 * Creates a new site with the theme, in a folder with installed packages.
 *
 * @param options.root - root folder of the project
 * @param options.dir - becomes the site's folder
 */
export function makeSite({
  root,
  dir,
  bundler,
}: {
  root: string;
  dir: string;
  bundler: Bundler;
}): void {
  fs.rmSync(dir, {recursive: true, force: true});
  fs.cpSync(path.join(root, 'test/dropin/site'), dir, {recursive: true});
  if (bundler === 'webpack') {
    fs.cpSync(path.join(root, 'test/dropin/webpack'), dir, {recursive: true});
  }
}
