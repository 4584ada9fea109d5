import logger from '@docusaurus/logger';
import {inOrder, type BuiltSite, type BuiltSiteVisitor} from '../builtSite/visitBuiltSite';
import type {MovedPages} from '../common/pagesContent';
import {isOfLocale, pageName, withLocale, withoutLocale, type Locales} from './addresses';
import {writeBuiltHeadings} from './builtHeadings';
import {describeLost} from './describeLost';
import {lostAddresses} from './lostAddresses';
import {readPublishedList} from './publishedList';
import {readPageIds, type PageIds} from './readPageIds';

export type HeadingIdsOptions = BuiltSite & {
  readonly siteDir: string;
  /** Path of the list, relative to the site. */
  readonly file: string;
  readonly generatedFilesDir: string;
  readonly locales: Locales;
  readonly moved: MovedPages;
};

/**
 * Compares the headings of a locale's built site with the published ones, and saves them for
 * `docusaurus heading-ids:write`.
 *
 * @throws {Error} naming each published heading whose address no longer works, and how to fix it
 */
export function headingIds(options: HeadingIdsOptions): BuiltSiteVisitor {
  const found = new Map<string, readonly [name: string, ids: PageIds]>();
  return {
    visit(page) {
      if (!page.isNotFound) {
        found.set(page.route, [pageName(page.localPath), readPageIds(page.document)]);
      }
    },
    finish: () => checkHeadingIds(options, new Map(inOrder(found, options))),
  };
}

async function checkHeadingIds(
  {siteDir, file, generatedFilesDir, locales, moved}: HeadingIdsOptions,
  pages: ReadonlyMap<string, PageIds>,
): Promise<void> {
  const list = await readPublishedList(siteDir, file);
  const built = Array.from(pages, ([page, {headings}]) =>
    headings.map(({id}) => `${withLocale(page, locales)}#${id}`),
  ).flat();
  await writeBuiltHeadings(generatedFilesDir, locales.currentLocale, built);
  if (!list) {
    logger.warn`path=${file} (option headingIds) doesn't exist. Create it with code=${'npx docusaurus heading-ids:write'}.`;
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
    logger.info`Headings missing from path=${file}: number=${fresh}. Add them with code=${'npx docusaurus heading-ids:write'}.`;
  }
}
