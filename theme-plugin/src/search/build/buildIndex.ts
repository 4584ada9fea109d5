import type {PageRow, SectionRow, TagRun} from '../engine/indexFormat';
import type {TermTable} from '../engine/postings';
import {createTermReader} from '../engine/words';
import type {PageRecords} from './extractRecords';
import {sectionExtras} from './sectionExtras';
import {mergeSectionsWithoutAnchor} from './mergeSectionsWithoutAnchor';
import {createInvertedIndexBuilder, type CollectedTerms} from './invertedIndexBuilder';

/** A page with its place in the site. */
export interface IndexedPage extends PageRecords {
  /** With the base URL, as the router knows it. */
  readonly path: string;
  /** lvl0: the sidebar's top category. */
  readonly group: string;
}

/** A page's rows; its sections count from `first` on in the site, from 0 on in `sections`. */
export interface PageRows {
  readonly first: number;
  readonly page: PageRow;
  readonly sections: readonly SectionRow[];
}

/** The index of a site before it is cut into files. */
export interface SearchIndex {
  readonly groups: readonly string[];
  readonly tags: readonly TagRun[];
  readonly pages: readonly PageRows[];
  readonly terms: Readonly<Record<TermTable, CollectedTerms>>;
  /** A text a section. */
  readonly texts: readonly string[];
  /** Of each section what `sectionExtras` says. */
  readonly extras: readonly string[];
}

/**
 * The index of a site. The same pages give the same index, in whatever order they come: pages are
 * sorted by path, groups by size.
 *
 * @param ungrouped - lvl0 of pages without a category; it comes last, as it is no topic
 */
export function buildIndex(unsorted: readonly IndexedPage[], ungrouped: string): SearchIndex {
  const sorted = [...unsorted].sort((left, right) => (left.path < right.path ? -1 : 1));
  const groups = groupNames(sorted, ungrouped);
  const collector = createInvertedIndexBuilder();
  const pages: PageRows[] = [];
  const texts: string[] = [];
  const extras: string[] = [];
  const termsOf = createTermReader();

  for (const page of sorted) {
    const first = texts.length;
    const sections = mergeSectionsWithoutAnchor(page.sections);
    const [head] = sections;
    sections.forEach((section, place) => {
      const isPage = place === 0;
      const said = isPage ? [[page.description], page.keywords] : [];
      texts.push(section.text);
      extras.push(sectionExtras(section, said, termsOf));
      collector.addSection(first + place, section, {
        page: isPage ? '' : (head?.title ?? ''),
        keywords: isPage ? [...page.keywords, lastSegment(page.path)].join('\n') : section.anchor,
        about: [...(isPage ? [page.description] : []), ...section.names].join('\n'),
        path: [page.group, ...enclosingTitles(sections, place)].join('\n'),
      });
    });
    pages.push({
      first,
      page: {path: page.path, group: groups.indexOf(page.group)},
      sections: sections.map(({level, title, anchor, parent}) => [0, level, title, anchor, parent]),
    });
  }
  return {groups, tags: tagRuns(sorted, pages), pages, terms: collector.finish(), texts, extras};
}

/** The words of an address say what it is about, also where the title says it in others. */
function lastSegment(pagePath: string): string {
  return pagePath.split('/').filter(Boolean).at(-1) ?? '';
}

/** The names of the groups, those with most pages first: they are what a reader is offered instead. */
function groupNames(pages: readonly IndexedPage[], ungrouped: string): string[] {
  const sizes = new Map<string, number>();
  for (const {group} of pages) {
    sizes.set(group, (sizes.get(group) ?? 0) + (group === ungrouped ? 0 : 1));
  }
  return Array.from(sizes)
    .sort(([left, leftSize], [right, rightSize]) => rightSize - leftSize || (left < right ? -1 : 1))
    .map(([group]) => group);
}

/** The headings between a section and its page's title. */
function enclosingTitles(sections: PageRecords['sections'], place: number): string[] {
  const titles: string[] = [];
  let at = sections[place]?.parent ?? -1;
  while (at > 0) {
    const enclosing = sections[at];
    titles.unshift(enclosing?.title ?? '');
    at = enclosing?.parent ?? -1;
  }
  return titles;
}

function tagRuns(pages: readonly IndexedPage[], rows: readonly PageRows[]): TagRun[] {
  const all = pages.map(({tag}, place): TagRun => [rows[place]?.first ?? 0, tag]);
  return all.filter(([, tag], place) => place === 0 || tag !== all[place - 1]?.[1]);
}
