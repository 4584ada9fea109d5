import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import {useLocation} from '@docusaurus/router';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {isSamePage} from '../utils/paths';
import {useAriaCurrent} from './useAriaCurrent';

/** Returns whether one of a dropdown's items leads to the reader's page or section. */
export function useHasCurrentItem(): (items: readonly LinkLikeNavbarItemProps[]) => boolean {
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
  return items => items.some(isCurrent);
}
