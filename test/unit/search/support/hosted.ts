import {hostedRecords} from '@site/theme-plugin/search/src/build/hostedRecords';
import type {HostedConfig} from '@site/theme-plugin/search/src/HostedConfig';
import {buildSite, CATEGORIES, PAGES} from './site';
import {readPages} from './writeIndex';

/** A site's hosted index. */
export const HOSTED: HostedConfig = {
  appId: 'APP',
  apiKey: 'public',
  indexName: 'docs',
  contextualSearch: true,
  searchParameters: {},
  searchPagePath: false,
  insights: true,
};

/** The records of the small documentation, as they'd be pushed. */
export async function recordsOfSite() {
  const site = await buildSite(PAGES);
  const pages = await readPages({
    outDir: site.outDir,
    baseUrl: '/',
    routesPaths: site.routesPaths,
    categories: CATEGORIES,
    siteTitle: 'Redux',
  });
  await site.remove();
  return hostedRecords(pages, {origin: 'https://redux.example', language: 'en'});
}
