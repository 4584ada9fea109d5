import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {CompactDoc, CompactItem, CompactLink, CompactVersion, KnownDoc} from './compactTypes';

const isLink = (item: CompactItem): item is CompactLink =>
  typeof item === 'number' || Array.isArray(item);

const expandDoc = (doc: CompactDoc): readonly [title: string, description: string] =>
  typeof doc === 'string' ? [doc, ''] : (doc ?? ['', '']);

function expandItem(
  item: CompactItem,
  docs: readonly CompactDoc[],
  known: readonly KnownDoc[],
): PropSidebarItem {
  if (!isLink(item)) {
    return item.type === 'category'
      ? {...item, items: item.items.map(child => expandItem(child, docs, known))}
      : item;
  }
  const [place, label] = typeof item === 'number' ? [item, expandDoc(docs[item])[0]] : item;
  const {id, path} = known[place];
  return {type: 'link', href: path, label, docId: id, unlisted: false};
}

/**
 * Restores the version's data as the docs plugin generated it. Descriptions that were left out are empty.
 *
 * @param known - the version's docs in the site's global data
 */
export function expandVersion(
  {docs, docsSidebars, ...version}: CompactVersion,
  known: readonly KnownDoc[],
): PropVersionMetadata {
  return {
    ...version,
    docs: Object.fromEntries(
      docs.flatMap((doc, place) => {
        const {id, sidebar} = known[place];
        const [title, description] = expandDoc(doc);
        return doc === null ? [] : [[id, {id, title, description, sidebar}]];
      }),
    ),
    docsSidebars: Object.fromEntries(
      Object.entries(docsSidebars).map(([name, items]) => [
        name,
        items.map(item => expandItem(item, docs, known)),
      ]),
    ),
  };
}
