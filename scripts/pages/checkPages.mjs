import fs from 'node:fs';
import path from 'node:path';
import {normalizeBaseUrl} from '../server/baseUrl.mjs';
import {checkHeadings} from './checkHeadings.mjs';
import {checkImages} from './checkImages.mjs';
import {checkLinks} from './checkLinks.mjs';
import {checkMetadata} from './checkMetadata.mjs';
import {checkPicture} from './checkPicture.mjs';
import {checkUnique} from './checkUnique.mjs';
import {NOT_FOUND_FILE} from './constants.mjs';
import {listPages, listRedirects, twinOf} from './listPages.mjs';
import {readPage} from './readPage.mjs';

/**
 * Checks every page of a built site.
 *
 * @param {object} options
 * @param {string} options.dir the build folder
 * @param {string} options.siteUrl the published origin, for example `https://redux.js.org`
 * @param {string} [options.baseUrl] where the site lives on it, `/` by default
 * @returns {{routes: string[], problems: string[]}} the routes found, and what is wrong, each with file and mend
 * @throws {Error} where there is no build
 */
export function checkPages({dir, siteUrl, baseUrl}) {
  const root = path.resolve(dir);
  const base = normalizeBaseUrl(baseUrl);
  const read = (/** @type {import('./listPages.mjs').BuiltPage} */ page) => ({
    ...page,
    facts: readPage(fs.readFileSync(path.join(root, page.file), 'utf8')),
  });
  const addressOf = (/** @type {string} */ route) => new URL(base + route.slice(1), siteUrl).href;
  const pages = listPages(root).map(read);
  const anchors = new Map(pages.map(({file, facts}) => [file, facts.anchors]));
  const site = {
    dir: root,
    siteUrl,
    baseUrl: base,
    anchorsOf: (/** @type {string} */ file) => anchors.get(file) ?? anchors.get(twinOf(file)),
  };
  const redirects = listRedirects(root)
    .map(read)
    .flatMap(({file, route, facts}) =>
      [...checkRedirect(facts, addressOf(route), site), ...checkTwin(root, file)].map(
        problem => `${file}: ${problem}`,
      ),
    );
  const single = pages.flatMap(page => {
    const address = addressOf(page.route);
    return [
      ...checkMetadata(page.facts, page, address),
      ...checkHeadings(page.facts),
      ...checkImages(page.facts),
      ...checkLinks(page.facts, address, site),
      ...checkPicture(page.facts, page, site),
      ...checkTwin(root, page.file),
    ].map(problem => `${page.file}: ${problem}`);
  });
  return {
    routes: pages.filter(({file}) => file !== NOT_FOUND_FILE).map(({route}) => route),
    problems: [...single, ...redirects, ...checkUnique(pages)],
  };
}

/**
 * A page that leads on has a plain link for it, and names the same address as the one to index.
 *
 * @param {import('./readPage.mjs').PageFacts} page
 * @param {string} address
 * @param {import('./checkLinks.mjs').Site} site
 * @returns {string[]}
 */
function checkRedirect(page, address, site) {
  const targets = page.addresses.map(written => new URL(written, address).href);
  return [
    ...checkLinks(page, address, site),
    ...page.canonicals
      .filter(canonical => !targets.includes(canonical))
      .map(canonical => `leads on to ${canonical} without a link to it: add one`),
  ];
}

/**
 * Where `x.html` stands beside `x/index.html`, readers must get the same page from both.
 *
 * @param {string} root
 * @param {string} file
 * @returns {string[]}
 */
function checkTwin(root, file) {
  const twin = path.join(root, file.replace(/\/index\.html$/, '.html'));
  const same =
    !fs.existsSync(twin) || fs.readFileSync(twin).equals(fs.readFileSync(path.join(root, file)));
  return same ? [] : [`differs from ${path.relative(root, twin)}: write both from the same HTML`];
}
