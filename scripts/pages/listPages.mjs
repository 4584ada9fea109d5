import fs from 'node:fs';
import path from 'node:path';
import {assertBuiltSite} from '../server/assertBuiltSite.mjs';
import {specifiedRoutes} from '../specification/routes.mjs';
import {NOT_FOUND_FILE} from './constants.mjs';
import {readPage} from './readPage.mjs';

/**
 * A built page.
 *
 * @typedef {object} BuiltPage
 * @property {string} file path inside the build folder, with `/`, for example `faq/index.html`
 * @property {string} route the path a reader asks for, without the base URL, for example `/faq`
 */

/**
 * The pages of a built site, by route, without those that only lead on to another one. A page that stands there twice, as `x/index.html` and as `x.html`
 * (which spares the redirect from `/x` to `/x/`), is listed once.
 *
 * @param {string} dir the build folder
 * @returns {BuiltPage[]}
 * @throws {Error} where there is no build
 */
export function listPages(dir) {
  return listHtml(dir).filter(page => !isRedirect(dir, page));
}

/**
 * The pages that only lead on to another page of the site, for addresses that others link to.
 *
 * @param {string} dir the build folder
 * @returns {BuiltPage[]}
 * @throws {Error} where there is no build
 */
export function listRedirects(dir) {
  return listHtml(dir).filter(page => isRedirect(dir, page));
}

/**
 * A page that is kept out of search engines in favor of another address.
 *
 * @param {string} dir
 * @param {BuiltPage} page
 * @returns {boolean}
 */
function isRedirect(dir, {file, route}) {
  const html = fs.readFileSync(path.join(dir, file), 'utf8');
  // Most pages are not worth the parser's time.
  if (!html.includes('noindex')) {
    return false;
  }
  const {robots, canonicals} = readPage(html);
  const own = route.replace(/\/$/, '');
  return (
    robots.includes('noindex') &&
    canonicals.some(address => !address.replace(/\/$/, '').endsWith(own))
  );
}

/**
 * @param {string} dir
 * @returns {BuiltPage[]}
 */
function listHtml(dir) {
  assertBuiltSite(dir);
  const files = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map(file => file.split(path.sep).join('/'))
    .filter(file => file.endsWith('.html'));
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
