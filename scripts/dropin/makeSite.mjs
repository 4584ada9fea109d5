import fs from 'node:fs';
import path from 'node:path';
import {unpack} from './packTheme.mjs';

/** Name of the theme as a site writes it. */
export const THEME = 'docusaurus-theme-folio';

/**
 * Makes a fresh site with the packed theme among its packages. All other packages are those of the project, by
 * links: installing them again takes a minute and needs a network.
 *
 * @param {object} options
 * @param {string} options.root folder of the project
 * @param {string} options.dir becomes the site's folder
 * @param {string} options.tarball the packed theme
 */
export function makeSite({root, dir, tarball}) {
  fs.cpSync(path.join(root, 'test/dropin/site'), dir, {recursive: true});
  const packages = fs.realpathSync(path.join(root, 'node_modules'));
  const modules = path.join(dir, 'node_modules');
  fs.mkdirSync(modules);
  for (const name of fs.readdirSync(packages)) {
    // The cache is left out: a fresh site has none.
    if (name !== THEME && name !== '.cache') {
      fs.symlinkSync(path.join(packages, name), path.join(modules, name), 'junction');
    }
  }
  unpack(tarball, path.join(modules, THEME));
}
