import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** The label of the innermost category that holds the page at `permalink`, or `undefined`. */
export function sectionOf(
  items: readonly PropSidebarItem[],
  permalink: string,
): string | undefined {
  for (const item of items) {
    if (item.type === 'category') {
      const isDirect = item.items.some(child => 'href' in child && child.href === permalink);
      const section = isDirect ? item.label : sectionOf(item.items, permalink);
      if (section !== undefined) {
        return section;
      }
    }
  }
  return undefined;
}
