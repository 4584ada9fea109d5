import fs from 'node:fs';
import path from 'node:path';
import {assertBuiltSite} from '../server/assertBuiltSite';
import {specifiedRoutes} from '../specification/routes';
import {APPS_FOLDER, NOT_FOUND_FILE} from './constants';
import {readPage} from './readPage';

/** A built page. */
export interface BuiltPage {
  /** Path inside the build folder, with `/`, for example `faq/index.html`. */
  file: string;
  /** The path a reader asks for, without the base URL, for example `/faq`. */
  route: string;
}

/**
 * The pages of a built site, by route, without redirects and without the apps of the tutorials. A page that exists
 * twice, as `x/index.html` and as `x.html` (which saves the redirect from `/x` to `/x/`), is listed once.
 *
 * @param dir - the build folder
 * @throws {Error} where there is no build
 */
export function listPages(dir: string): BuiltPage[] {
  return listHtml(dir).filter(page => !isRedirect(dir, page));
}

/**
 * The pages that only lead on to another page of the site, for addresses that others link to.
 *
 * @param dir - the build folder
 * @throws {Error} where there is no build
 */
export function listRedirects(dir: string): BuiltPage[] {
  return listHtml(dir).filter(page => isRedirect(dir, page));
}

/** A page that is kept out of search engines in favor of another address. */
function isRedirect(dir: string, {file, route}: BuiltPage): boolean {
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

function listHtml(dir: string): BuiltPage[] {
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
 * @param file - for example `faq.html`
 * @returns for example `faq/index.html`
 */
export function twinOf(file: string): string {
  return file.replace(/\.html$/, '/index.html');
}

/** Routes that end in a slash look the same in the build as those that do not: the specification tells. */
const withSlash = new Set(specifiedRoutes.docs.filter(route => route.endsWith('/')));

function routeOf(file: string): string {
  if (file === NOT_FOUND_FILE) {
    return `/${file}`;
  }
  const route = `/${file}`.replace(/(?:\/index)?\.html$/, '');
  return route === '' || withSlash.has(`${route}/`) ? `${route}/` : route;
}
