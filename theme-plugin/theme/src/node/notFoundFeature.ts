import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {KNOWN_PAGES_FILE} from '../shared/constants';
import {
  inOrder,
  isHidden,
  pagesContent,
  pageTitle,
  type BuiltSite,
  type BuiltSiteVisitor,
  type Feature,
  type MovedPages,
} from 'docusaurus-plugin-folio-pages/build';

/** Writes the data for the not-found page's suggestions: the titles of pages and their old addresses. */
export function knownPages(
  site: BuiltSite,
  {siteTitle, moved}: {readonly siteTitle: string; readonly moved: MovedPages},
): BuiltSiteVisitor {
  const titles = new Map<string, readonly [localPath: string, title: string]>();
  return {
    visit({route, localPath, head}) {
      const title = isHidden(head) ? '' : pageTitle(head.title, siteTitle);
      if (title !== '') {
        titles.set(route, [localPath, title]);
      }
    },
    async finish() {
      const file = path.join(site.outDir, KNOWN_PAGES_FILE);
      await mkdir(path.dirname(file), {recursive: true});
      const known = {titles: Object.fromEntries(inOrder(titles, site)), moved};
      await writeFile(file, JSON.stringify(known));
    },
  };
}

/** A not-found page that suggests pages, and links to the new address of one that moved. */
export function notFoundFeature({siteConfig}: Pick<LoadContext, 'siteConfig'>): Feature {
  let moved: MovedPages = {};
  return {
    allContentLoaded(docs, all) {
      moved = pagesContent(all)?.moved ?? {};
    },
    visitors: site => [knownPages(site, {siteTitle: siteConfig.title, moved})],
  };
}
