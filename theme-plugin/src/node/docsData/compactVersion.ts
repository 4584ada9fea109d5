import {isDeepStrictEqual} from 'node:util';
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {CompactItem, CompactVersion, KnownDoc} from '../../shared/docsData/compactTypes';
import {expandVersion} from '../../shared/docsData/expandVersion';

/** As JSON has it: without the keys that are undefined. */
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
 * The data of a docs version in a shorter form, in which a doc is named by its place in the site's
 * global data: its path and its id stand there, its title stands here, each once.
 *
 * @param known - the version's docs in the site's global data
 * @param keepDescriptions - whether `useDocById(id).description` is to be there on every page
 * @returns `undefined` where the short form would not give back the data as it is
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
