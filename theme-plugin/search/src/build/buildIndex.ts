import type {RowsFile, TagRun} from '../engine/indexFormat';
import type {TermTable} from '../engine/postings';
import {createTermReader, type TermReader} from './createTermReader';
import type {PageRecords, SectionRecord} from './extractRecords';
import type {IndexedPage} from './IndexedPage';
import {cutLead} from './cutLead';
import {keywordLines} from './keywordLines';
import {linkTexts} from './linkTexts';
import {popularNames} from './popularNames';
import {mergeSectionsWithoutAnchor} from './mergeSectionsWithoutAnchor';
import {createInvertedIndexBuilder, type CollectedTerms} from './invertedIndexBuilder';

/** A heading on at least this many pages, and this share of them, names a kind of section and not its subject. */
const MIN_PAGES = 4;
const MIN_SHARE = 0.03;

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

/** Headings that many pages have, such as “See also”, by their `headingKey`. */
function commonHeadings(pages: readonly PageRecords[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const {sections} of pages) {
    for (const key of new Set(sections.slice(1).map(({title}) => headingKey(title)))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const least = Math.max(MIN_PAGES, pages.length * MIN_SHARE);
  return new Set([...counts.keys()].filter(key => (counts.get(key) ?? 0) >= least));
}

function headingKey(title: string): string {
  return title.toLowerCase();
}

/**
 * The texts that a section is found by but that readers don't see in it, one per line, so that a result can show why
 * it was found. Texts without a word that's missing from the heading and the text are left out.
 *
 * @param description - of the page; only for its first section
 */
function sectionExtras(
  {title, text, code}: SectionRecord,
  description: string,
  termsOf: TermReader,
): string {
  const known = new Set([...termsOf(title), ...termsOf(text)]);
  const isNew = (words: string) => termsOf(words).some(term => !known.has(term));
  return [[description], code]
    .map(list => list.filter(isNew).join(', '))
    .filter(Boolean)
    .join('\n');
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
