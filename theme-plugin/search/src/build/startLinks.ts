import type {TranslationFile} from '@docusaurus/types';
import {SEARCH_NAME} from '../constants';
import {readJsonObject, trimSlash} from 'docusaurus-plugin-folio-pages/build';
import type {StartLinkData} from '../StartLinkData';

/** Name of the file of translations, and of the one that the search dialog imports. */
const FILE = 'search-start-links';
export const START_LINKS_FILE = `${FILE}.json`;

/** Valid content of the site's file, for error messages. */
const EXAMPLE = '{"Quick start": "/tutorials/quick-start"}';

/** A link that the search dialog offers before the reader types. */
export interface StartLink {
  /** What the reader wants to do or to find, in a few words. */
  readonly label: string;
  /** Path below the base URL, with a leading slash. */
  readonly to: string;
}

/**
 * Reads a site's start links: labels with their targets.
 *
 * @param file - relative to the site, or absolute
 * @throws {Error} saying what is wrong, where, and what would be valid
 */
export async function readStartLinks(siteDir: string, file: string): Promise<StartLink[]> {
  const {where, entries} = await readJsonObject(siteDir, {
    file,
    what: 'The start links (option search.startLinks)',
    example: EXAMPLE,
  });
  return entries.map(([label, to]) => {
    if (label.trim() === '' || typeof to !== 'string' || !/^\/(?![/\\])/.test(to)) {
      throw new Error(
        `${where}: “${label}” must be a label with a path below the base URL, such as ${EXAMPLE}, not ${JSON.stringify(to)}.`,
      );
    }
    return {label, to};
  });
}

/** The labels by target, for `docusaurus write-translations`. */
export function startLinkTranslations(links: readonly StartLink[]): TranslationFile[] {
  const content = Object.fromEntries(
    links.map(({label, to}) => [
      to,
      {message: label, description: `The link of the search dialog to ${to}`},
    ]),
  );
  return links.length > 0 ? [{path: FILE, content}] : [];
}

/** The links, with the labels that are translated. */
export function translateStartLinks(
  links: readonly StartLink[],
  files: readonly TranslationFile[],
): StartLink[] {
  const messages = files.find(file => file.path === FILE)?.content;
  return links.map(({label, to}) => ({label: messages?.[to]?.message ?? label, to}));
}

/** The route of a link's target, without query, anchor, and trailing slash. */
function routeOf({to}: StartLink, baseUrl: string): string {
  return trimSlash(baseUrl + to.slice(1).replace(/[?#].*$/, ''));
}

/**
 * The links as the search dialog shows them. Like results, docs have their category, and other pages have the site's
 * title.
 *
 * @param categories - see `docsCategories`
 */
export function startLinkData(
  links: readonly StartLink[],
  {baseUrl, title}: {readonly baseUrl: string; readonly title: string},
  categories: ReadonlyMap<string, string>,
): StartLinkData[] {
  const groups = new Map(Array.from(categories, ([route, label]) => [trimSlash(route), label]));
  return links.map(link => [
    link.label,
    baseUrl + link.to.slice(1),
    groups.get(routeOf(link, baseUrl)) ?? title,
  ]);
}

/**
 * Checks that the links lead to pages. No page's HTML contains the dialog, so Docusaurus's check for broken links
 * doesn't cover them.
 *
 * @throws {Error} naming the broken ones
 */
export function checkStartLinks(
  links: readonly StartLink[],
  {baseUrl, routesPaths}: {readonly baseUrl: string; readonly routesPaths: readonly string[]},
): void {
  const routes = new Set(routesPaths.map(trimSlash));
  const broken = links.filter(link => !routes.has(routeOf(link, baseUrl)));
  if (broken.length > 0) {
    const list = broken.map(({label, to}) => `  - "${label}" leads to ${to}`).join('\n');
    throw new Error(
      `[${SEARCH_NAME}] search.startLinks leads to pages that do not exist (docusaurus.config):\n${list}`,
    );
  }
}
