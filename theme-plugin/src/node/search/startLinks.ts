import type {TranslationFile} from '@docusaurus/types';
import {THEME_NAME} from '../../shared/constants';
import type {StartLinkData} from '../../shared/search/StartLinkData';
import {isLoadedContent, type DocsContent} from '../docsData/loadedContent';
import type {StartLink} from '../options';

/** Name of the file of translations, and of the one that the search dialog imports. */
const FILE = 'search-start-links';
export const START_LINKS_FILE = `${FILE}.json`;

/** For `docusaurus write-translations`: the labels by where they lead. */
export function startLinkTranslations(links: readonly StartLink[]): TranslationFile[] {
  const content = Object.fromEntries(
    links.map(({label, to}) => [
      to,
      {message: label, description: `The link of the search dialog to ${to}`},
    ]),
  );
  return links.length > 0 ? [{path: FILE, content}] : [];
}

/** The links with the labels of the reader's language, as far as it has them. */
export function translateStartLinks(
  links: readonly StartLink[],
  files: readonly TranslationFile[],
): StartLink[] {
  const messages = files.find(({path}) => path === FILE)?.content;
  return links.map(({label, to}) => ({label: messages?.[to]?.message ?? label, to}));
}

/** What a link leads to, without query and anchor. */
function routeOf({to}: StartLink, baseUrl: string): string {
  return baseUrl + to.slice(1).replace(/[?#].*$/, '');
}

/**
 * The links as the search dialog shows them: of a doc with its category and its title, unless the label says
 * that already, of any other page with its path.
 *
 * @param categories - label of the top category by route, see `docsCategories`
 */
export function startLinkData(
  links: readonly StartLink[],
  baseUrl: string,
  docs: DocsContent,
  categories: ReadonlyMap<string, string>,
): StartLinkData[] {
  const titles = new Map(
    Object.values(docs ?? {})
      .filter(isLoadedContent)
      .flatMap(({loadedVersions}) => loadedVersions)
      .flatMap(version => version.docs.map(({permalink, title}) => [permalink, title])),
  );
  return links.map(link => {
    const route = routeOf(link, baseUrl);
    const place = [categories.get(route), titles.get(route)].filter(
      (text): text is string => text !== undefined && text !== link.label,
    );
    return {
      label: link.label,
      url: baseUrl + link.to.slice(1),
      path: place.join(' › ') || link.to,
    };
  });
}

/**
 * The links are in a dialog that no page is built with, so the check for broken links does not see them.
 *
 * @throws {Error} naming those that lead to no page
 */
export function checkStartLinks(
  links: readonly StartLink[],
  {baseUrl, routesPaths}: {readonly baseUrl: string; readonly routesPaths: readonly string[]},
): void {
  const withoutSlash = (route: string) => route.replace(/\/$/, '');
  const routes = new Set(routesPaths.map(withoutSlash));
  const broken = links.filter(link => !routes.has(withoutSlash(routeOf(link, baseUrl))));
  if (broken.length > 0) {
    const list = broken.map(({label, to}) => `  - "${label}" leads to ${to}`).join('\n');
    throw new Error(
      `[${THEME_NAME}] search.startLinks leads to pages that do not exist (docusaurus.config):\n${list}`,
    );
  }
}
