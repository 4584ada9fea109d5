import {memo, type ReactNode} from 'react';
import {
  DocSidebarItemsExpandedStateProvider,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItems';
import DocSidebarItem from '@theme/DocSidebarItem';

/** The items of one level; the provider lets the groups of a level know of each other. */
function DocSidebarItems({items, ...props}: Props): ReactNode {
  const visibleItems = useVisibleSidebarItems(items, props.activePath);
  return (
    <DocSidebarItemsExpandedStateProvider>
      {visibleItems.map((item, index) => (
        <DocSidebarItem key={index} item={item} index={index} {...props} />
      ))}
    </DocSidebarItemsExpandedStateProvider>
  );
}

export default memo(DocSidebarItems);
