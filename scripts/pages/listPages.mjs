import fs from 'node:fs';
import path from 'node:path';
import {assertBuiltSite} from '../server/assertBuiltSite.mjs';
import {specifiedRoutes} from '../specification/routes.mjs';
import {APPS_FOLDER, NOT_FOUND_FILE} from './constants.mjs';

/**
 * A built page.
 *
 * @typedef {object} BuiltPage
 * @property {string} file path inside the build folder, with `/`, for example `faq/index.html`
 * @property {string} route the path a reader asks for, without the base URL, for example `/faq`
 */

/**
 * The pages of a built site, by route. A page that stands there twice, as `x/index.html` and as `x.html`
 * (which spares the redirect from `/x` to `/x/`), is listed once. The apps of the tutorials are no pages of the site.
 *
 * @param {string} dir the build folder
 * @returns {BuiltPage[]}
 * @throws {Error} where there is no build
 */
export function listPages(dir) {
  assertBuiltSite(dir);
  const files = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map(file => file.split(path.sep).join('/'))
    .filter(file => file.endsWith('.html') && !file.startsWith(`${APPS_FOLDER}/`));
  const all = new Set(files);
  return files
    .filter(file => !all.has(twinOf(file)))
    .map(file => ({file, route: routeOf(file)}))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/**
 * The folder page that a file page copies.
 *
 * @param {string} file for example `faq.html`
 * @returns {string} for example `faq/index.html`
 */
export function twinOf(file) {
  return file.replace(/\.html$/, '/index.html');
}

/** Routes that end in a slash look the same in the build as those that do not: the specification tells. */
const withSlash = new Set(specifiedRoutes.docs.filter(route => route.endsWith('/')));

/**
 * @param {string} file
 * @returns {string}
 */
function routeOf(file) {
  if (file === NOT_FOUND_FILE) {
    return `/${file}`;
  }
  const route = `/${file}`.replace(/(?:\/index)?\.html$/, '');
  return route === '' || withSlash.has(`${route}/`) ? `${route}/` : route;
}
