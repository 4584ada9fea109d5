import type {DocsContent} from '../../node/common/loadedContent';
import {sidebarPlaces} from '../../node/common/docsOutline';

/**
 * The label of each doc's top sidebar category, which is a hit's lvl0.
 *
 * @returns labels by route, with the base URL; for a doc in several sidebars, that of the first one
 */
export function docsCategories(docs: DocsContent): Map<string, string> {
  const categories = new Map<string, string>();
  for (const {permalink, labels, isReference} of sidebarPlaces(docs)) {
    const [top] = labels;
    if (top !== undefined && !isReference && !categories.has(permalink)) {
      categories.set(permalink, top);
    }
  }
  return categories;
}
