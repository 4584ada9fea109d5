import descriptions from '@generated/docusaurus-theme-folio/doc-descriptions.json';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * The description of a doc of the version that the reader is in. It comes from a file that only the
 * pages with cards of docs load.
 *
 * @throws Error where the version has no such doc, with the ids of those that it has
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
