import type {SectionRecord} from './extractRecords';

/**
 * Merges the sections of a page that share an address. A section without an anchor, or with the anchor of an earlier
 * one, can't be linked to by itself, so its heading and text are added to the text of the section with that address.
 */
export function mergeSectionsWithoutAnchor(sections: readonly SectionRecord[]): SectionRecord[] {
  const merged: SectionRecord[] = [];
  /** The new index of each section, by its old one. */
  const places: number[] = [];
  for (const section of sections) {
    const twin = merged.findIndex(({anchor}) => anchor === section.anchor);
    const owner = merged[twin];
    if (owner) {
      places.push(twin);
      merged[twin] = {
        ...owner,
        text: [owner.text, section.title, section.text].filter(Boolean).join('\n'),
        names: [...new Set([...owner.names, ...section.names])],
        code: [...new Set([...owner.code, ...section.code])],
      };
    } else {
      places.push(merged.length);
      merged.push({...section, parent: places[section.parent] ?? -1});
    }
  }
  return merged;
}
