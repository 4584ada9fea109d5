import logger from '@docusaurus/logger';
import {readBuiltPage, withoutBaseUrl} from '../postBuild/readBuiltPage';
import type {BuiltSite} from '../postBuild/writeCodeFiles';
import type {MovedPages} from '../readMovedPages';
import {isNotFound} from '../../search/build/readPages';
import {isOfLocale, pageName, withLocale, withoutLocale, type Locales} from './addresses';
import {writeBuiltHeadings} from './builtHeadings';
import {describeLost} from './describeLost';
import {lostAddresses} from './lostAddresses';
import {readPublishedList} from './publishedList';
import {readPageIds, type PageIds} from './readPageIds';

export type HeadingIdsOptions = BuiltSite & {
  readonly siteDir: string;
  /** The list, relative to the site. */
  readonly file: string;
  readonly generatedFilesDir: string;
  readonly locales: Locales;
  readonly moved: MovedPages;
};

/** The built pages by their names. */
async function readPages({outDir, baseUrl, routesPaths}: BuiltSite) {
  const pages = new Map<string, PageIds>();
  for (const route of new Set(routesPaths)) {
    const localPath = withoutBaseUrl(route, baseUrl);
    const html = isNotFound(localPath) ? null : await readBuiltPage(outDir, localPath);
    if (html !== null) {
      pages.set(pageName(localPath), readPageIds(html));
    }
  }
  return pages;
}

/**
 * Compares the headings of a built site, of one locale, with those that were published before, and keeps
 * them for `docusaurus heading-ids:write`.
 *
 * @throws {Error} naming each published heading whose address no longer works, with how to mend it
 */
export async function checkHeadingIds(options: HeadingIdsOptions): Promise<void> {
  const {siteDir, file, generatedFilesDir, locales, moved} = options;
  const list = await readPublishedList(siteDir, file);
  const pages = await readPages(options);
  const built = Array.from(pages, ([page, {headings}]) =>
    headings.map(({id}) => `${withLocale(page, locales)}#${id}`),
  ).flat();
  await writeBuiltHeadings(generatedFilesDir, locales.currentLocale, built);
  if (!list) {
    logger.warn`path=${file} (option headingIds) doesn't exist. Create it with code=${'docusaurus heading-ids:write'}.`;
    return;
  }
  const published = list
    .filter(address => isOfLocale(address, locales))
    .map(address => withoutLocale(address, locales));
  const lost = lostAddresses(published, pages, moved);
  if (lost.length > 0) {
    throw new Error(describeLost(lost, file, page => withLocale(page, locales)));
  }
  const known = new Set(list);
  const fresh = new Set(built.filter(address => !known.has(address))).size;
  if (fresh > 0) {
    logger.info`Headings missing from path=${file}: number=${fresh}. Add them with code=${'docusaurus heading-ids:write'}.`;
  }
}
