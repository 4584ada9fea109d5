import type {ReactNode} from 'react';
import {useActiveDocContext, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';

/**
 * A link to the first page of a sidebar. It's active on all pages of that sidebar.
 *
 * @throws Error if the sidebar has no page to link to
 */
export default function DocSidebarNavbarItem({
  sidebarId,
  docsPluginId,
  label,
  ...props
}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const {link} = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link) {
    throw new Error(
      `The navbar leads to the sidebar "${sidebarId}", which has no page to lead to. Add a doc or a category with a page to it, or remove the item.`,
    );
  }
  return (
    <DefaultNavbarItem
      exact
      {...props}
      label={label ?? link.label}
      to={link.path}
      isActive={() => activeDoc?.sidebar === sidebarId}
    />
  );
}
