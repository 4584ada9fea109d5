import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {codeNames} from './codeNames';
import {
  type BuiltPage,
  collapseSpace,
  headingText,
  isHidden,
  metaContent,
  pageTitle,
  property,
  readParts,
} from 'docusaurus-plugin-folio-pages/build';
import {readLinks, type PageLink} from './readLinks';

/** A heading with the text below it, up to the next heading, or a table row that can be linked to. */
export interface SectionRecord {
  /** 1 to 6. */
  readonly level: number;
  readonly title: string;
  /** The heading's ID; empty if it has none, and for the page's first heading. */
  readonly anchor: string;
  /** Index of the enclosing section on the page; -1 for none. */
  readonly parent: number;
  /**
   * One line per block: a paragraph, a list item, a cell, or an admonition. A name that a row begins with is on the line
   * of its explanation, because it says little alone.
   */
  readonly text: string;
  /** The code that rows of its tables and items of its lists begin with, which is what they explain. */
  readonly names: readonly string[];
  /** The distinct names in its code samples. */
  readonly code: readonly string[];
}

export interface PageRecords {
  readonly title: string;
  /** Front matter `keywords`. */
  readonly keywords: readonly string[];
  /** The page's description for search engines; '' for none. */
  readonly description: string;
  /** `docusaurus_tag`. */
  readonly tag: string | null;
  /** Its links to other pages of the site. */
  readonly links: readonly PageLink[];
  /** The first one is the page itself. */
  readonly sections: readonly SectionRecord[];
}

export interface ExtractOptions {
  /** Removed from the end of a page's `<title>`, which is its title if it has no heading. */
  readonly siteTitle: string;
}

/**
 * Extracts the records of a rendered page; null if the page must not be found, because it has `noindex`, is a
 * redirect, or has no main content. It reads the HTML, because only there components, tabs, partials, and IDs are
 * as readers get them.
 */
export function extractRecords(
  {document, head}: Pick<BuiltPage, 'document' | 'head'>,
  {siteTitle}: ExtractOptions,
): PageRecords | null {
  const main = select('main', document);
  if (!main || isHidden(head)) {
    return null;
  }
  const title = pageTitle(head.title, siteTitle);
  const article = select('article', main) ?? main;
  return {
    title,
    keywords: (metaContent(head, 'keywords') ?? '').split(',').map(collapseSpace).filter(Boolean),
    description: collapseSpace(metaContent(head, 'description') ?? ''),
    tag: metaContent(head, 'docusaurus_tag'),
    links: readLinks(article),
    sections: readSections(article, title),
  };
}

/** The lowest level of a heading. */
const MAX_LEVEL = 6;

interface OpenSection {
  readonly level: number;
  readonly title: string;
  readonly anchor: string;
  readonly parent: number;
  readonly lines: string[];
  readonly names: string[];
  readonly code: string[];
}

function readSections(root: Element, pageTitleText: string): SectionRecord[] {
  // The page itself, which includes the text above its heading. The heading then becomes its title.
  let open: OpenSection = {
    level: 1,
    title: pageTitleText,
    anchor: '',
    parent: -1,
    lines: [''],
    names: [],
    code: [],
  };
  const sections = [open];
  /** The sections that continue after a table's rows. */
  const interrupted: OpenSection[] = [];
  let isNamed = false;
  /** The name that the current row begins with, until its explanation. */
  let named = '';
  for (const part of readParts(root)) {
    switch (part.kind) {
      case 'heading': {
        const title = headingText(part.element);
        if (title === '') {
          break;
        }
        if (!isNamed && part.level === 1) {
          open = {...open, title};
          sections[0] = open;
        } else {
          const parent = sections.findLastIndex(({level}) => level < part.level);
          const anchor = property(part.element, 'id') ?? '';
          open = {level: part.level, title, anchor, parent, lines: [''], names: [], code: []};
          sections.push(open);
        }
        isNamed = true;
        break;
      }
      case 'row':
        interrupted.push(open);
        open = {
          level: Math.min(open.level + 1, MAX_LEVEL),
          title: part.title,
          anchor: part.id,
          parent: sections.indexOf(open),
          lines: [''],
          names: [],
          code: [],
        };
        sections.push(open);
        break;
      case 'row end':
        open = interrupted.pop() ?? open;
        break;
      case 'name':
        open.names.push(part.text);
        open.lines.push('');
        named = part.isAlone ? collapseSpace(part.text) : '';
        break;
      case 'text':
        open.lines.push((open.lines.pop() ?? '') + part.text);
        break;
      case 'break': {
        const line = collapseSpace(open.lines.at(-1) ?? '');
        if (line === '') {
          break;
        }
        if (line === named) {
          open.lines.push(`${open.lines.pop()}: `);
        } else if (line !== `${named}:`) {
          open.lines.push('');
          named = '';
        }
        break;
      }
      case 'code':
        open.lines.push('');
        open.code.push(...codeNames(part.text));
    }
  }
  return sections.map(({lines, names, code, ...section}) => ({
    ...section,
    names: [...new Set(names)],
    text: lines.map(collapseSpace).filter(Boolean).join('\n'),
    code: [...new Set(code)],
  }));
}
