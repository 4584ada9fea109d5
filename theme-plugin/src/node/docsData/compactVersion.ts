import {isDeepStrictEqual} from 'node:util';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {
  docLink,
  expandVersion,
  type CompactVersion,
  type KnownDoc,
} from '../../shared/docsData/expandVersion';

/** A copy without keys that are undefined, as in JSON. */
const plain = (version: PropVersionMetadata): PropVersionMetadata =>
  JSON.parse(JSON.stringify(version));

function withoutDescriptions(version: PropVersionMetadata): PropVersionMetadata {
  const docs = Object.entries(version.docs).map(([id, doc]) => [id, {...doc, description: ''}]);
  return {...version, docs: Object.fromEntries(docs)};
}

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
  const version = plain(keepDescriptions ? original : withoutDescriptions(original));
  const {docs, ...others} = version;
  const places = new Map(known.map(({id}, place) => [id, place]));

  function shorten(_: string, value: unknown): unknown {
    const {docId = '', label = ''} = (value ?? {}) as {docId?: string; label?: string};
    const place = places.get(docId);
    if (place === undefined || !isDeepStrictEqual(value, docLink(known[place], label))) {
      return value;
    }
    return {$: place, ...(docs[docId]?.title === label ? {} : {label})};
  }

  const compact: CompactVersion = {
    docs: known.map(({id}) => {
      const doc = docs[id];
      return doc ? (doc.description ? [doc.title, doc.description] : doc.title) : null;
    }),
    others: JSON.stringify(others, shorten),
  };
  return isDeepStrictEqual(plain(expandVersion(compact, known)), version) ? compact : undefined;
}
