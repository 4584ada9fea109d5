import {escapeHtml} from 'docusaurus-plugin-folio-pages/shared/escapeHtml';
import {objectId} from '../objectId';
import {levelName, sectionUrl} from '../engine/recordAttributes';
import {LEVELS, type HitType, type Level} from '../types';
import type {IndexedPage} from './IndexedPage';
import type {SectionRecord} from './extractRecords';

/** A record of a hosted index, in the shape of DocSearch's crawler. */
export interface HostedRecord {
  readonly objectID: string;
  readonly url: string;
  readonly type: HitType;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  /** Facets of contextual search. */
  readonly language: string;
  readonly docusaurus_tag: string;
  /** Front matter `keywords`; only on the page's own record. */
  readonly keywords: readonly string[];
  /** Names in the section's code samples; only on the heading's record. */
  readonly code: readonly string[];
  /** Determines the order of records that match equally well. */
  readonly weight: {readonly level: number; readonly position: number};
}

export interface HostedRecordsOptions {
  /** Origin of the published site, for example `https://redux.js.org`. */
  readonly origin: string;
  /** The value of `<html lang>`. */
  readonly language: string;
}

/** The tag of pages that belong to every version, which Docusaurus always searches. */
const DEFAULT_TAG = 'default';

/** The weights of DocSearch's crawler. */
const LEVEL_WEIGHT: Readonly<Record<HitType, number>> = {
  lvl1: 100,
  lvl2: 90,
  lvl3: 80,
  lvl4: 70,
  lvl5: 60,
  lvl6: 50,
  content: 0,
};

function hierarchyOf(page: IndexedPage, section: SectionRecord): HostedRecord['hierarchy'] {
  const levels = LEVELS.map(level => [level, null]);
  const hierarchy = Object.fromEntries(levels) as Record<Level, string | null>;
  hierarchy.lvl0 = escapeHtml(page.group);
  for (
    let at: SectionRecord | undefined = section;
    at !== undefined;
    at = page.sections[at.parent]
  ) {
    hierarchy[levelName(at.level)] = escapeHtml(at.title);
  }
  return hierarchy;
}

/**
 * The records of a site for a hosted index: one for each heading, and one for each block of text. They're made
 * from the same pages as the embedded index, and their IDs survive a rebuild. Texts are escaped as by the
 * crawler, so that a record that's shown as HTML shows its text.
 */
export function hostedRecords(
  pages: readonly IndexedPage[],
  {origin, language}: HostedRecordsOptions,
): HostedRecord[] {
  return pages.flatMap(page => {
    /** Sections without an anchor share the page's address, so their records are numbered. */
    const ordinals = new Map<string, number>();
    let position = 0;

    function record(section: SectionRecord, type: HitType, content: string | null): HostedRecord {
      const anchor = section.anchor || null;
      const key = `${type}#${section.anchor}`;
      const ordinal = ordinals.get(key) ?? 0;
      ordinals.set(key, ordinal + 1);
      return {
        objectID: objectId({path: page.path, anchor, type, ordinal}),
        url: new URL(sectionUrl(page.path, section.anchor), origin).href,
        type,
        content: content === null ? null : escapeHtml(content),
        hierarchy: hierarchyOf(page, section),
        language,
        docusaurus_tag: page.tag ?? DEFAULT_TAG,
        keywords: type === 'lvl1' ? page.keywords : [],
        code: type === 'content' ? [] : section.code,
        weight: {level: LEVEL_WEIGHT[type], position: position++},
      };
    }

    return page.sections.flatMap(section => [
      record(section, levelName(section.level), null),
      ...section.text
        .split('\n')
        .filter(Boolean)
        .map(line => record(section, 'content', line)),
    ]);
  });
}
