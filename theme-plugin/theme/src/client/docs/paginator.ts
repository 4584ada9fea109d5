import {useEffect, type RefObject} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {prefersSaveData} from 'docusaurus-theme-folio-search/client/prefersSaveData';
import {whenNear} from '../codeBlock/whenNear';
import {loadKnownPage} from '../pageFile/loadKnownPage';

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

/** Fetches a page's file, as core fetches its scripts, once an element is in view or near it. */
export function usePageAhead(element: RefObject<Element | null>, path: string | undefined): void {
  useEffect(
    () =>
      element.current && path !== undefined && !prefersSaveData()
        ? whenNear(element.current, () => loadKnownPage(path))
        : undefined,
    [element, path],
  );
}
