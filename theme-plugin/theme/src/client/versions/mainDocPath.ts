import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** Path of a version's main doc. */
export function mainDocPath({docs, mainDocId, path}: GlobalVersion): string {
  return docs.find(doc => doc.id === mainDocId)?.path ?? path;
}
