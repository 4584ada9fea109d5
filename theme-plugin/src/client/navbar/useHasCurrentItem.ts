import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {DropdownNavbarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import {useLocation} from '@docusaurus/router';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {isSamePage} from '../links/paths';
import {useAriaCurrent} from '../links/useAriaCurrent';

/** A dropdown's items, and whether the dropdown itself says that it's active. */
type Dropdown = Pick<DropdownNavbarItemProps, 'items' | 'isActive'>;

/** Whether one of a dropdown's items leads to the section that the reader is in. */
export function useHasCurrentItem({items, isActive}: Dropdown): boolean {
  const location = useLocation();
  const currentOf = useAriaCurrent();
  const activeVersion = useActivePluginAndVersion()?.activeVersion;
  const activeDoc = activeVersion?.docs.find(doc => isSamePage(doc.path, location.pathname));

  function isCurrent(item: LinkLikeNavbarItemProps): boolean {
    switch (item.type) {
      case 'doc':
        return item.docId === activeDoc?.id;
      case 'docSidebar':
        return activeDoc?.sidebar === item.sidebarId;
      case 'docsVersion':
      case 'html':
        return false;
      default:
        return item.isActive
          ? item.isActive(null, location)
          : !item.href && currentOf(item) !== undefined;
    }
  }
  return isActive ? isActive(null, location) : items.some(isCurrent);
}
