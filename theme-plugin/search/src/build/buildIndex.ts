import type {RowsFile, TagRun} from '../engine/indexFormat';
import type {TermTable} from '../engine/postings';
import {createTermReader} from './createTermReader';
import type {PageRecords} from './extractRecords';
import type {IndexedPage} from './IndexedPage';
import {commonHeadings, headingKey} from './commonHeadings';
import {cutLead} from './cutLead';
import {keywordLines} from './keywordLines';
import {linkTexts} from './linkTexts';
import {popularNames} from './popularNames';
import {sectionExtras} from './sectionExtras';
import {mergeSectionsWithoutAnchor} from './mergeSectionsWithoutAnchor';
import {createInvertedIndexBuilder, type CollectedTerms} from './invertedIndexBuilder';

/** The index of a site before it's split into files. */
export interface SearchIndex {
  readonly groups: readonly string[];
  readonly names: readonly string[];
  readonly tags: readonly TagRun[];
  readonly pages: readonly RowsFile[];
  readonly terms: Readonly<Record<TermTable, CollectedTerms>>;
  /** One text per section. */
  readonly texts: readonly string[];
  /** What `sectionExtras` returns for each section. */
  readonly extras: readonly string[];
}

/** Builds the index of a site. Pages are sorted by path, so their order doesn't matter. */
export function buildIndex(unsorted: readonly IndexedPage[]): SearchIndex {
  const sorted = [...unsorted].sort((left, right) => (left.path < right.path ? -1 : 1));
  const groups = Array.from(new Set(sorted.map(({group}) => group)));
  const common = commonHeadings(sorted);
  const collector = createInvertedIndexBuilder();
  const pages: RowsFile[] = [];
  const texts: string[] = [];
  const extras: string[] = [];
  const tags: TagRun[] = [];
  const termsOf = createTermReader();
  const linksTo = linkTexts(sorted);

  for (const page of sorted) {
    const first = texts.length;
    if (tags.length === 0 || tags.at(-1)?.[1] !== page.tag) {
      tags.push([first, page.tag]);
    }
    const sections = mergeSectionsWithoutAnchor(page.sections);
    const [head] = sections;
    sections.forEach((section, place) => {
      const isPage = place === 0;
      // Such a heading says something only together with its page's title.
      const isCommon = !isPage && common.has(headingKey(section.title));
      texts.push(section.text);
      extras.push(
        [
          sectionExtras(section, isPage ? page.description : '', termsOf),
          ...(isPage ? keywordLines(page, sections, termsOf) : []),
        ]
          .filter(Boolean)
          .join('\n'),
      );
      collector.addSection(first + place, section, {
        title: isCommon ? '' : section.title,
        page: isPage ? '' : (head?.title ?? ''),
        keywords: isPage
          ? [...page.keywords, lastSegment(page.path)].join('\n')
          : isCommon
            ? `${head?.title ?? ''} ${section.title}`
            : wordsOfAddress(section.anchor),
        about: [
          ...(isPage ? [page.description] : []),
          ...section.names,
          ...linksTo(page, section.anchor),
        ].join('\n'),
        path: [page.group, ...enclosingTitles(sections, place)].join('\n'),
      });
    });
    pages.push({
      path: page.path,
      group: groups.indexOf(page.group),
      sections: sections.map(({level, title, anchor, parent, text}, place) => {
        const lead = cutLead((place === 0 && page.description) || text);
        return [level, title, anchor, parent, lead];
      }),
    });
  }
  return {
    groups,
    names: popularNames(sorted),
    tags,
    pages,
    terms: collector.finish(),
    texts,
    extras,
  };
}

/** An address often names the subject in other words than the title. */
function lastSegment(pagePath: string): string {
  return wordsOfAddress(pagePath.split('/').filter(Boolean).at(-1) ?? '');
}

function wordsOfAddress(part: string): string {
  return part.replaceAll('-', ' ');
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
