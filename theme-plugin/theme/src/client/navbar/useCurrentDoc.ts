import {DEFAULT_PLUGIN_ID} from '@docusaurus/constants';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {currentDocItem} from './currentDocItem';
import {useNavbarItems} from './useNavbarItems';

interface CurrentDoc {
  /** Path of the doc that the reader is at, if any. */
  readonly path: string | undefined;
  /**
   * ID of the doc whose navbar item represents the section that the reader is in, or none. If all docs share one
   * sidebar, marking every item of that sidebar would be meaningless.
   */
  readonly item: string | undefined;
}

/** Where in the docs the reader is. */
export function useCurrentDoc(docsPluginId: string = DEFAULT_PLUGIN_ID): CurrentDoc {
  const {activeDoc, activeVersion} = useActiveDocContext(docsPluginId);
  const items = useNavbarItems();
  if (!activeDoc?.sidebar) {
    return {path: activeDoc?.path, item: activeDoc?.id};
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
  return {path: activeDoc.path, item: currentDocItem(ids, activeDoc.id)};
}
