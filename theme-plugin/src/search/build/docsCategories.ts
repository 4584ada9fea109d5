import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isLoadedContent, type DocsContent} from '../../node/common/loadedContent';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/**
 * The label of the top sidebar category of every doc that is in one: a hit's lvl0.
 *
 * @returns labels by route, with the base URL. A doc in several sidebars has the first one's label.
 */
export function docsCategories(docs: DocsContent): Map<string, string> {
  const categories = new Map<string, string>();
  const versions = Object.values(docs ?? {})
    .filter(isLoadedContent)
    .flatMap(({loadedVersions}) => loadedVersions);
  for (const version of versions) {
    const permalinks = new Map(version.docs.map(({id, permalink}) => [id, permalink]));
    for (const item of Object.values(version.sidebars).flat()) {
      if (item.type === 'category') {
        for (const route of routesOf(item, permalinks)) {
          if (!categories.has(route)) {
            categories.set(route, item.label);
          }
        }
      }
    }
  }
  return categories;
}

/** The routes of an item and of all below it. A `ref` belongs to the place it refers to. */
function routesOf(item: SidebarItem, permalinks: ReadonlyMap<string, string>): string[] {
  switch (item.type) {
    case 'doc':
      return routeOf(item.id, permalinks);
    case 'category': {
      const below = item.items.flatMap(child => routesOf(child, permalinks));
      if (item.link?.type === 'doc') {
        return [...routeOf(item.link.id, permalinks), ...below];
      }
      return item.link ? [item.link.permalink, ...below] : below;
    }
    default:
      return [];
  }
}

function routeOf(id: string, permalinks: ReadonlyMap<string, string>): string[] {
  const permalink = permalinks.get(id);
  return permalink === undefined ? [] : [permalink];
}
