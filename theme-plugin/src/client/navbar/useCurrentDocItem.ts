import {DEFAULT_PLUGIN_ID} from '@docusaurus/constants';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {currentDocItem} from './currentDocItem';
import {useNavbarItems} from './useNavbarItems';

/**
 * The doc whose navbar item represents the section that the reader is in, or none. If all docs share one
 * sidebar, marking every item of that sidebar would be meaningless.
 */
export function useCurrentDocItem(docsPluginId: string = DEFAULT_PLUGIN_ID): string | undefined {
  const {activeDoc, activeVersion} = useActiveDocContext(docsPluginId);
  const items = useNavbarItems();
  if (!activeDoc?.sidebar) {
    return activeDoc?.id;
  }
  const inSidebar = new Set(
    activeVersion?.docs.filter(doc => doc.sidebar === activeDoc.sidebar).map(doc => doc.id),
  );
  const ids = items.flatMap(item =>
    item.type === 'doc' &&
    (item.docsPluginId ?? DEFAULT_PLUGIN_ID) === docsPluginId &&
    inSidebar.has(item.docId)
      ? [item.docId]
      : [],
  );
  return currentDocItem(ids, activeDoc.id);
}
