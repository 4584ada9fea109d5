import fs from 'node:fs';
import path from 'node:path';
import {normalizeBaseUrl} from '../server/baseUrl';
import {checkHeadings} from './checkHeadings';
import {checkImages} from './checkImages';
import {checkLinks} from './checkLinks';
import {checkMetadata} from './checkMetadata';
import {checkPicture} from './checkPicture';
import {checkUnique} from './checkUnique';
import {NOT_FOUND_FILE} from './constants';
import {listPages, listRedirects, twinOf} from './listPages';
import {readPage} from './readPage';
import type {BuiltPage} from './listPages';
import type {PageFacts} from './readPage';
import type {Site} from './checkLinks';

/**
 * Checks every page of a built site.
 *
 * @param options.dir - the build folder
 * @param options.siteUrl - the published origin, for example `https://redux.js.org`
 * @param options.baseUrl - path of the site on that origin, `/` by default
 * @returns the routes found, and the problems, each with its file and how to fix it
 * @throws {Error} if there's no build
 */
export function checkPages({
  dir,
  siteUrl,
  baseUrl,
}: {
  dir: string;
  siteUrl: string;
  baseUrl?: string;
}): {routes: string[]; problems: string[]} {
  const root = path.resolve(dir);
  const base = normalizeBaseUrl(baseUrl);
  const read = (page: BuiltPage) => ({
    ...page,
    facts: readPage(fs.readFileSync(path.join(root, page.file), 'utf8')),
  });
  const addressOf = (route: string) => new URL(base + route.slice(1), siteUrl).href;
  const pages = listPages(root).map(read);
  const anchors = new Map(pages.map(({file, facts}) => [file, facts.anchors]));
  const site = {
    dir: root,
    siteUrl,
    baseUrl: base,
    anchorsOf: (file: string) => anchors.get(file) ?? anchors.get(twinOf(file)),
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

/** Checks that a redirect has a plain link to its target and names the same URL as canonical. */
function checkRedirect(page: PageFacts, address: string, site: Site): string[] {
  const targets = page.addresses
    .filter(written => URL.canParse(written, address))
    .map(written => new URL(written, address).href);
  return [
    ...checkLinks(page, address, site),
    ...page.canonicals
      .filter(canonical => !targets.includes(canonical))
      .map(canonical => `redirects to ${canonical} without a link to it: add one`),
  ];
}

/** Checks that `x.html` is the same page as `x/index.html` if both exist. */
function checkTwin(root: string, file: string): string[] {
  const twin = path.join(root, file.replace(/\/index\.html$/, '.html'));
  const same =
    !fs.existsSync(twin) || fs.readFileSync(twin).equals(fs.readFileSync(path.join(root, file)));
  return same ? [] : [`differs from ${path.relative(root, twin)}: write both from the same HTML`];
}
