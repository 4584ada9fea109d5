import {hostedRecords} from '@site/theme-plugin/search/src/build/hostedRecords';
import {buildSite, CATEGORIES, PAGES} from './site';
import {readPages} from './writeIndex';

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
