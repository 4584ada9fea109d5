import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {isLoadedContent, type DocsContent} from '../docsData/loadedContent';

type SidebarItem = LoadedVersion['sidebars'][string][number];
export type Doc = LoadedVersion['docs'][number];

/** The docs of a category of the sidebar, without those of the categories in it. */
export type OutlineSection = {
  /** Labels of the category and of those around it: `Tutorials: Redux Essentials`; '' outside of any. */
  readonly label: string;
  readonly docs: readonly Doc[];
};

const versionsOf = (docs: DocsContent): LoadedVersion[] =>
  Object.values(docs ?? {})
    .filter(isLoadedContent)
    .flatMap(({loadedVersions}) => loadedVersions);

/** Every doc of every version that readers can reach by its address. */
export function allDocs(docs: DocsContent): Doc[] {
  return versionsOf(docs).flatMap(version => version.docs);
}

/** The ids of the docs that items lead to, each with the label of its section. */
function* placesIn(items: readonly SidebarItem[], label = ''): Generator<[string, string]> {
  for (const item of items) {
    if (item.type === 'doc' || item.type === 'ref') {
      yield [item.id, label];
    } else if (item.type === 'category') {
      const inside = label === '' ? item.label : `${label}: ${item.label}`;
      if (item.link?.type === 'doc') {
        yield [item.link.id, inside];
      }
      yield* placesIn(item.items, inside);
    }
  }
}

/**
 * The docs of the latest version in the order of their sidebars. A doc that several places lead to is in
 * the first of them; an unlisted one is in none.
 */
export function outlineOfDocs(docs: DocsContent): OutlineSection[] {
  const sections = new Map<string, Doc[]>();
  for (const version of versionsOf(docs).filter(({isLast}) => isLast)) {
    const waiting = new Map(
      version.docs.filter(({unlisted}) => !unlisted).map(doc => [doc.id, doc]),
    );
    for (const [id, label] of placesIn(Object.values(version.sidebars).flat())) {
      const doc = waiting.get(id);
      if (doc) {
        waiting.delete(id);
        sections.set(label, [...(sections.get(label) ?? []), doc]);
      }
    }
  }
  return Array.from(sections, ([label, inside]) => ({label, docs: inside}));
}
