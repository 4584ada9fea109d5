import {type DocsContent, sidebarPlaces} from 'docusaurus-plugin-folio-pages/build';

/**
 * The label of each page's top sidebar category, which is a hit's lvl0. A sidebar's link puts a page that isn't a doc
 * into its category.
 *
 * @returns labels by route, with the base URL; for a page in several places, that of the first one
 */
export function docsCategories(docs: DocsContent, baseUrl: string): Map<string, string> {
  const categories = new Map<string, string>();
  const places = sidebarPlaces(docs).filter(({isReference}) => !isReference);
  const docsFirst = [
    ...places.filter(({isLink}) => !isLink),
    ...places.filter(({isLink, permalink}) => isLink && permalink.startsWith('/')),
  ];
  for (const {permalink, labels} of docsFirst) {
    const [top] = labels;
    const route = permalink.startsWith(baseUrl) ? permalink : baseUrl + permalink.slice(1);
    if (top !== undefined && !categories.has(route)) {
      categories.set(route, top);
    }
  }
  return categories;
}
