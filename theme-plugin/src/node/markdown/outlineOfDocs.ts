import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isLoadedContent, type DocsContent} from '../common/loadedContent';

type SidebarItem = LoadedVersion['sidebars'][string][number];
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

/** Yields the IDs of the docs in `items`, each with the labels of its categories. */
function* placesIn(
  items: readonly SidebarItem[],
  labels: readonly string[] = [],
): Generator<[string, readonly string[]]> {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') {
      yield [item.id, labels];
    } else if (item.type === 'category') {
      const inside = [...labels, item.label];
      if (item.link?.type === 'doc') {
        yield [item.link.id, inside];
      }
      yield* placesIn(item.items, inside);
    }
  }
}

/**
 * The labels of each doc's sidebar categories by permalink, outermost first. A doc that appears more than once
 * has the labels of its first place.
 */
export function docLabels(docs: DocsContent): Map<string, readonly string[]> {
  const byPermalink = new Map<string, readonly string[]>();
  for (const version of versionsOf(docs)) {
    const permalinks = new Map(version.docs.map(({id, permalink}) => [id, permalink]));
    for (const [id, labels] of placesIn(Object.values(version.sidebars).flat())) {
      const permalink = permalinks.get(id);
      if (permalink !== undefined && !byPermalink.has(permalink)) {
        byPermalink.set(permalink, labels);
      }
    }
  }
  return byPermalink;
}

/**
 * The docs of the latest version, in sidebar order. A doc that appears more than once is only in its first
 * place; unlisted docs are left out.
 */
export function outlineOfDocs(docs: DocsContent): OutlineSection[] {
  const sections = new Map<string, Doc[]>();
  for (const version of versionsOf(docs).filter(({isLast}) => isLast)) {
    const waiting = new Map(
      version.docs.filter(({unlisted}) => !unlisted).map(doc => [doc.id, doc]),
    );
    for (const [id, labels] of placesIn(Object.values(version.sidebars).flat())) {
      const doc = waiting.get(id);
      const label = labels.join(': ');
      if (doc) {
        waiting.delete(id);
        sections.set(label, [...(sections.get(label) ?? []), doc]);
      }
    }
  }
  return Array.from(sections, ([label, inside]) => ({label, docs: inside}));
}
