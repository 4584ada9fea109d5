import {useEffect, useRef, useState} from 'react';
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {
  isActiveSidebarItem,
  useDocSidebarItemsExpandedState,
} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';

/** Which groups of the sidebar the reader opened (true) or closed, until the browser's page is left. */
const openGroups = new WeakMap<object, boolean>();

interface Group {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/**
 * Whether a category of the sidebar is open. Collapsible categories start collapsed, unless they contain the
 * active page. What the reader opened or closed is remembered, even across pages without a sidebar. Going to
 * a page opens its category.
 *
 * @param index - the category's place among its siblings, for `autoCollapseCategories`
 */
export function useSidebarGroup(
  item: PropSidebarItemCategory,
  activePath: string,
  index: number,
): Group {
  const {autoCollapseCategories} = useThemeConfig().docs.sidebar;
  const {expandedItem, setExpandedItem} = useDocSidebarItemsExpandedState();
  const isActive = isActiveSidebarItem(item, activePath);
  const [open, keepOpen] = useState(
    () => !item.collapsible || isActive || (openGroups.get(item) ?? !item.collapsed),
  );

  const setOpen = (isOpen: boolean) => {
    openGroups.set(item, isOpen);
    keepOpen(isOpen);
    // Without this check, every sibling would render again for nothing.
    if (autoCollapseCategories) {
      setExpandedItem(isOpen ? index : null);
    }
  };

  const seenPath = useRef(activePath);
  useEffect(() => {
    if (seenPath.current !== activePath) {
      seenPath.current = activePath;
      if (isActive && !open) {
        // eslint-disable-next-line react-hooks/set-state-in-effect -- it also closes the siblings, whose state is elsewhere
        setOpen(true);
      }
    }
  });

  const siblingOpened = expandedItem !== null && expandedItem !== index;
  useEffect(() => {
    if (autoCollapseCategories && item.collapsible && siblingOpened) {
      openGroups.set(item, false);
      // eslint-disable-next-line react-hooks/set-state-in-effect -- follows what happened to a sibling
      keepOpen(false);
    }
  }, [autoCollapseCategories, item, siblingOpened]);

  return {open, setOpen};
}
