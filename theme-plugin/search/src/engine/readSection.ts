import type {RowsFile, SectionRow} from './indexFormat';
import {objectId} from '../objectId';
import {levelName, sectionUrl} from './recordAttributes';
import {NO_LEVELS, type HitType, type Hierarchy, type Level} from '../types';

/** A section, assembled from the rows of the index. */
export interface Section {
  readonly level: number;
  readonly url: string;
  readonly hierarchy: Hierarchy;
  /** The beginning of its text; '' for a section without text. */
  readonly lead: string;
  readonly objectIdOf: (type: HitType) => string;
}

/**
 * @param groups - names of the top categories, see `Manifest`
 * @param section - number of the section within the page
 * @throws {RangeError} if there's no such section, because files of two builds were mixed
 */
export function readSection(groups: readonly string[], rows: RowsFile, section: number): Section {
  const row = rows.sections[section];
  if (!row) {
    throw new RangeError(`The search index has no section ${section} of ${rows.path}.`);
  }
  const [level, , anchor, , lead] = row;
  return {
    level,
    url: sectionUrl(rows.path, anchor),
    lead,
    hierarchy: hierarchyOf(groups[rows.group] ?? null, rows, row),
    objectIdOf: type => objectId({path: rows.path, anchor: anchor || null, type}),
  };
}

function hierarchyOf(group: string | null, rows: RowsFile, row: SectionRow): Hierarchy {
  const hierarchy: Record<Level, string | null> = {...NO_LEVELS};
  hierarchy.lvl0 = group;
  for (let at: SectionRow | undefined = row; at; at = rows.sections[at[3]]) {
    hierarchy[levelName(at[0])] = at[1];
  }
  return hierarchy;
}
