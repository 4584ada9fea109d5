import fs from 'node:fs';
import path from 'node:path';
import {assertBuiltSite} from '../server/assertBuiltSite';
import {specifiedRoutes} from '../specification/routes';
import {APPS_FOLDER, ASSETS_FOLDER, NOT_FOUND_FILE} from './constants';
import {readPage} from './readPage';

/** Folders of a built site whose HTML files aren't pages. */
const OTHER_FOLDERS = [APPS_FOLDER, ASSETS_FOLDER];

/** A built page. */
export interface BuiltPage {
  /** Path in the build folder, with forward slashes, for example `faq/index.html`. */
  file: string;
  /** Path of the page's URL, without the base URL, for example `/faq`. */
  route: string;
}

/**
 * Lists the pages of a built site by route, without redirects, the apps of tutorials, and frames. A page that exists both as
 * `x/index.html` and as `x.html` (which avoids a redirect from `/x` to `/x/`) is listed once.
 *
 * @param dir - the build folder
 * @throws {Error} if there's no build
 */
export function listPages(dir: string): BuiltPage[] {
  return listHtml(dir).filter(page => !isRedirect(dir, page));
}

/**
 * Lists the pages that only redirect from old URLs that others link to.
 *
 * @param dir - the build folder
 * @throws {Error} if there's no build
 */
export function listRedirects(dir: string): BuiltPage[] {
  return listHtml(dir).filter(page => isRedirect(dir, page));
}

/** Whether a page is excluded from search engines in favor of another URL. */
function isRedirect(dir: string, {file, route}: BuiltPage): boolean {
  const html = fs.readFileSync(path.join(dir, file), 'utf8');
  // Saves parsing most of the pages.
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

function listHtml(dir: string): BuiltPage[] {
  assertBuiltSite(dir);
  const files = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map(file => file.split(path.sep).join('/'))
    .filter(file => file.endsWith('.html') && !OTHER_FOLDERS.includes(file.split('/')[0] ?? ''));
  const all = new Set(files);
  return files
    .filter(file => !all.has(twinOf(file)))
    .map(file => ({file, route: routeOf(file)}))
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/**
 * Returns the path of the `index.html` that a page is a copy of.
 *
 * @param file - for example `faq.html`
 * @returns for example `faq/index.html`
 */
export function twinOf(file: string): string {
  return file.replace(/\.html$/, '/index.html');
}

/** Only the specification says which routes end with a slash. Their files in the build look just like the others. */
const withSlash = new Set(specifiedRoutes.docs.filter(route => route.endsWith('/')));

function routeOf(file: string): string {
  if (file === NOT_FOUND_FILE) {
    return `/${file}`;
  }
  const route = `/${file}`.replace(/(?:\/index)?\.html$/, '');
  return route === '' || withSlash.has(`${route}/`) ? `${route}/` : route;
}
