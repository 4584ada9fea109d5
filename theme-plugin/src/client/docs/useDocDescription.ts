import descriptions from '@generated/docusaurus-theme-folio/doc-descriptions.json';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * The description of a doc in the current version. It comes from a file that only pages with doc cards load.
 *
 * @throws Error if the version has no such doc, listing the IDs that it has
 */
export function useDocDescription(docId: string | undefined): string | undefined {
  const {pluginId, version} = useDocsVersion();
  if (docId === undefined) {
    return undefined;
  }
  const docs = descriptions[pluginId]?.[version] ?? {};
  if (!(docId in docs)) {
    throw new Error(
      `There is no doc with the id "${docId}" in version "${version}" of the docs "${pluginId}". Available ids:\n- ${Object.keys(docs).join('\n- ')}`,
    );
  }
  return docs[docId];
}
