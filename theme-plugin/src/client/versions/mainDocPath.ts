import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** Where a version of the docs begins. */
export function mainDocPath({docs, mainDocId, path}: GlobalVersion): string {
  return docs.find(doc => doc.id === mainDocId)?.path ?? path;
}
