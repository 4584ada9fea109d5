import fs from 'node:fs';
import path from 'node:path';

/**
 * Makes a fresh site with the theme, in a folder of installed packages.
 *
 * @param {object} options
 * @param {string} options.root folder of the project
 * @param {string} options.dir becomes the site's folder
 * @param {'rspack' | 'webpack'} options.bundler
 */
export function makeSite({root, dir, bundler}) {
  fs.rmSync(dir, {recursive: true, force: true});
  fs.cpSync(path.join(root, 'test/dropin/site'), dir, {recursive: true});
  if (bundler === 'webpack') {
    fs.cpSync(path.join(root, 'test/dropin/webpack'), dir, {recursive: true});
  }
}
