import type {LoadContext} from '@docusaurus/types';
import {pagesContent, type Feature, type MovedPages} from 'docusaurus-plugin-folio-pages/build';
import {knownPages} from './knownPages';

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
