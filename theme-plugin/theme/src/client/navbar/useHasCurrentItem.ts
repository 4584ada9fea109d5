import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import type {DropdownNavbarItemProps} from '@theme/NavbarItem/DropdownNavbarItem';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/constants';
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
  const active = useActivePluginAndVersion();
  const activeDoc = active?.activeVersion?.docs.find(({path}) =>
    isSamePage(path, location.pathname),
  );
  // Docs of several plugins may have the same IDs.
  const isInPlugin = ({docsPluginId = DEFAULT_PLUGIN_ID}: {docsPluginId?: string}): boolean =>
    docsPluginId === active?.activePlugin.pluginId;

  function isCurrent(item: LinkLikeNavbarItemProps): boolean {
    switch (item.type) {
      case 'doc':
        return isInPlugin(item) && item.docId === activeDoc?.id;
      case 'docSidebar':
        return isInPlugin(item) && activeDoc?.sidebar === item.sidebarId;
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
