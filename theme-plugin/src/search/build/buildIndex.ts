import MiniSearch from 'minisearch';
import {
  CONTENT_FIELDS,
  indexOptions,
  TITLE_FIELDS,
  type ContentFile,
  type PageRow,
  type SectionRow,
  type TitlesFile,
} from '../local/indexFormat';
import type {PageRecords} from './extractRecords';

/** A page with its place in the site. */
export interface IndexedPage extends PageRecords {
  /** With the base URL, as the router knows it. */
  readonly path: string;
  /** lvl0: the sidebar's top category. */
  readonly group: string;
}

export interface SearchIndex {
  readonly titles: TitlesFile;
  readonly content: ContentFile;
  /** A text a section. */
  readonly texts: readonly string[];
}

/**
 * The index of a site. The same pages give the same bytes, in whatever order they come: pages are
 * sorted by path, groups by size.
 *
 * @param ungrouped lvl0 of pages without a category; it comes last, as it is no topic
 */
export function buildIndex(unsorted: readonly IndexedPage[], ungrouped: string): SearchIndex {
  const pages = [...unsorted].sort((left, right) => (left.path < right.path ? -1 : 1));
  const groups = groupNames(pages, ungrouped);
  const titleIndex = new MiniSearch(indexOptions(TITLE_FIELDS));
  const contentIndex = new MiniSearch(indexOptions(CONTENT_FIELDS));
  const sections: SectionRow[] = [];
  const texts: string[] = [];

  pages.forEach((page, pageNumber) => {
    const first = sections.length;
    page.sections.forEach((section, place) => {
      const id = first + place;
      const parent = section.parent < 0 ? -1 : first + section.parent;
      sections.push([pageNumber, section.level, section.title, section.anchor, parent]);
      texts.push(section.text);
      titleIndex.add({
        id,
        title: section.title,
        page: place === 0 ? '' : (page.sections[0]?.title ?? ''),
        path: [page.group, ...enclosingTitles(page, place)].join('\n'),
        keywords: place === 0 ? page.keywords.join('\n') : '',
      });
      contentIndex.add({id, content: section.text, code: section.code.join('\n')});
    });
  });

  return {
    titles: {
      groups,
      pages: pages.map(page => pageRow(page, groups)),
      sections,
      index: titleIndex.toJSON(),
    },
    content: {index: contentIndex.toJSON()},
    texts,
  };
}

function pageRow({path, group, tag}: IndexedPage, groups: readonly string[]): PageRow {
  const row = {path, group: groups.indexOf(group)};
  return tag === null ? row : {...row, tag};
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
function enclosingTitles(page: PageRecords, place: number): string[] {
  const titles: string[] = [];
  let at = page.sections[place]?.parent ?? -1;
  while (at > 0) {
    const enclosing = page.sections[at];
    titles.unshift(enclosing?.title ?? '');
    at = enclosing?.parent ?? -1;
  }
  return titles;
}
