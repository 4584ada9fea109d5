import type {SectionRecord} from './extractRecords';

/**
 * The sections of a page, each with an address of its own. One without an anchor, or with that of an
 * earlier one, could only be found as the one that has the address: its heading and its text become
 * text of that one.
 */
export function mergeSectionsWithoutAnchor(sections: readonly SectionRecord[]): SectionRecord[] {
  const merged: SectionRecord[] = [];
  /** The new place of each section, by its old one. */
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
