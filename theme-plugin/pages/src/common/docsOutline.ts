import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isLoadedContent, type DocsContent} from './loadedContent';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type CategoryItem = Extract<SidebarItem, {type: 'category'}>;
export type Doc = LoadedVersion['docs'][number];

/** The docs directly in a sidebar category, without those in its subcategories. */
export interface OutlineSection {
  /** Labels of the category and its ancestors, such as `Tutorials: Redux Essentials`; '' outside of any category. */
  readonly label: string;
  readonly docs: readonly Doc[];
}

const versionsOf = (docs: DocsContent): LoadedVersion[] =>
  Object.values(docs ?? {})
    .filter(isLoadedContent)
    .flatMap(({loadedVersions}) => loadedVersions);

/** Every doc in every version, including unlisted ones. */
export function allDocs(docs: DocsContent): Doc[] {
  return versionsOf(docs).flatMap(version => version.docs);
}

/** A page's place in a sidebar, with the labels of its categories, outermost first. */
interface Place {
  /** With the base URL, unless it's the address in a link. */
  readonly permalink: string;
  readonly labels: readonly string[];
  /** Missing for the generated page of a category. */
  readonly doc?: Doc;
  /** Whether the page belongs to another place, to which this one refers. */
  readonly isReference: boolean;
  /** Whether it's a link, which usually leads to a page that isn't a doc. */
  readonly isLink?: boolean;
}

function placesOf(version: LoadedVersion): Place[] {
  const docs = new Map(version.docs.map(doc => [doc.id, doc]));
  function placeOf(id: string, labels: readonly string[], isReference: boolean): Place[] {
    const doc = docs.get(id);
    return doc ? [{permalink: doc.permalink, labels, doc, isReference}] : [];
  }
  function ownPlace({link}: CategoryItem, labels: readonly string[]): Place[] {
    if (link?.type === 'doc') {
      return placeOf(link.id, labels, false);
    }
    return link ? [{permalink: link.permalink, labels, isReference: false}] : [];
  }
  function placesIn(items: readonly SidebarItem[], labels: readonly string[]): Place[] {
    return items.flatMap(item => {
      if (item.type === 'doc' || item.type === 'ref') {
        return placeOf(item.id, labels, item.type === 'ref');
      }
      if (item.type === 'link') {
        return [{permalink: item.href, labels, isReference: false, isLink: true}];
      }
      if (item.type !== 'category') {
        return [];
      }
      const inside = [...labels, item.label];
      return [...ownPlace(item, inside), ...placesIn(item.items, inside)];
    });
  }
  return placesIn(Object.values(version.sidebars).flat(), []);
}

/** All places in the sidebars of all versions, in order. */
export function sidebarPlaces(docs: DocsContent): Place[] {
  return versionsOf(docs).flatMap(placesOf);
}

/**
 * The labels of each doc's sidebar categories by permalink, outermost first. A doc that appears more than once
 * has the labels of its first place.
 */
export function docLabels(docs: DocsContent): Map<string, readonly string[]> {
  const places = sidebarPlaces(docs).filter(({doc}) => doc !== undefined);
  // Of several entries with the same key, the last one wins.
  return new Map(places.reverse().map(({permalink, labels}) => [permalink, labels]));
}

/**
 * The docs of the latest version, in sidebar order. A doc that appears more than once is only in its first
 * place; unlisted docs are left out.
 *
 * @param hidden - permalinks of docs that are left out, too
 */
export function outlineOfDocs(
  docs: DocsContent,
  hidden: ReadonlySet<string> = new Set(),
): OutlineSection[] {
  const sections = new Map<string, Doc[]>();
  for (const version of versionsOf(docs).filter(({isLast}) => isLast)) {
    const placed = new Set<Doc>();
    for (const {doc, labels} of placesOf(version)) {
      if (doc && !doc.unlisted && !hidden.has(doc.permalink) && !placed.has(doc)) {
        const label = labels.join(': ');
        placed.add(doc);
        sections.set(label, [...(sections.get(label) ?? []), doc]);
      }
    }
  }
  return Array.from(sections, ([label, inside]) => ({label, docs: inside}));
}
