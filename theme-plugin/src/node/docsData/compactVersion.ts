import {isDeepStrictEqual} from 'node:util';
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {CompactItem, CompactVersion, KnownDoc} from '../../shared/docsData/compactTypes';
import {expandVersion} from '../../shared/docsData/expandVersion';

/** Drops keys that are undefined, as JSON does. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function compactItem(
  item: PropSidebarItem,
  titles: ReadonlyMap<string, string>,
  known: readonly KnownDoc[],
): CompactItem {
  if (item.type === 'category') {
    return {...item, items: item.items.map(child => compactItem(child, titles, known))};
  }
  if (item.type !== 'link' || item.docId === undefined) {
    return item;
  }
  const {label, docId} = item;
  const place = known.findIndex(({id}) => id === docId);
  const simple = {type: 'link', href: known[place]?.path, label, docId, unlisted: false};
  if (!isDeepStrictEqual(plain(item), simple)) {
    return item;
  }
  return titles.get(docId) === label ? place : [place, label];
}

const withoutDescriptions = (version: PropVersionMetadata): PropVersionMetadata => ({
  ...version,
  docs: Object.fromEntries(
    Object.entries(version.docs).map(([id, doc]) => [id, {...doc, description: ''}]),
  ),
});

/**
 * Converts a docs version's data to a shorter form that refers to a doc by its index in the site's global data.
 * Its path and ID are there and its title is here, each only once.
 *
 * @param known - the version's docs in the site's global data
 * @param keepDescriptions - whether every page needs `useDocById(id).description`
 * @returns `undefined` if the short form can't reproduce the data exactly
 */
export function compactVersion(
  original: PropVersionMetadata,
  known: readonly KnownDoc[],
  keepDescriptions: boolean,
): CompactVersion | undefined {
  const version = keepDescriptions ? original : withoutDescriptions(original);
  const titles = new Map(Object.values(version.docs).map(({id, title}) => [id, title]));
  const compact: CompactVersion = {
    ...version,
    docs: known.map(({id}) => {
      const doc = version.docs[id];
      return doc ? (doc.description ? [doc.title, doc.description] : doc.title) : null;
    }),
    docsSidebars: Object.fromEntries(
      Object.entries(version.docsSidebars).map(([name, items]) => [
        name,
        items.map(item => compactItem(item, titles, known)),
      ]),
    ),
  };
  const isSame = isDeepStrictEqual(plain(expandVersion(compact, known)), plain(version));
  return isSame ? compact : undefined;
}
