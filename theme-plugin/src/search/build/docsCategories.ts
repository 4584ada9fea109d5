import type {DocsContent} from '../../node/common/loadedContent';
import {sidebarPlaces} from '../../node/markdown/outlineOfDocs';

/**
 * The label of the top sidebar category of every doc that is in one: a hit's lvl0.
 *
 * @returns labels by route, with the base URL. A doc in several sidebars has the first one's label.
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
