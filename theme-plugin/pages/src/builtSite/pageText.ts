import type {Element, Nodes} from 'hast';
import {select} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {BLOCK_CLASS} from '../shared/codeClasses';
import {classNamesOf, hasClassName, property, withoutParts} from './hast';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Elements that are never part of a page's text. KaTeX has the symbols of a formula in the last two, next to its TeX. */
const CHROME_TAGS = setOf(
  'nav footer button script style noscript template svg iframe form input select textarea dialog mrow mtable',
);

const CHROME_ROLES = setOf('navigation tablist search dialog');

/** Public class names in Docusaurus's themes for chrome that can't be told by its tag or role. */
const CHROME_CLASSES: ReadonlySet<string> = new Set([
  'hash-link',
  'table-of-contents',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-breadcrumbs',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-footer',
]);

/** Inline elements. Any other element starts a new line. */
const INLINE_TAGS = setOf(
  'a abbr annotation b bdi bdo cite code del dfn em i ins kbd mark math q s samp semantics small span strong sub sup time u var wbr',
);

/** A part of a page's text, in reading order. */
export type PagePart =
  | {readonly kind: 'heading'; readonly level: number; readonly element: Element}
  /** A table row with an ID and a row header, such as one in a list of errors. */
  | {readonly kind: 'row'; readonly id: string; readonly title: string}
  | {readonly kind: 'row end'}
  /**
   * The code that a table row, term, or list item starts with, which is usually what it's about. A list item explains it
   * on the same line, the others next to it.
   */
  | {readonly kind: 'name'; readonly text: string; readonly isAlone: boolean}
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'break'}
  | {readonly kind: 'code'; readonly text: string};

/**
 * Navigation, buttons, and decoration. Hidden elements don't count: closed tab panels and collapsed categories
 * are hidden, but their text still belongs to the page.
 */
export function isChrome(node: Nodes): boolean {
  return (
    node.type === 'element' &&
    (CHROME_TAGS.has(node.tagName) ||
      CHROME_ROLES.has(property(node, 'role') ?? '') ||
      node.properties.ariaHidden === 'true' ||
      classNamesOf(node).some(name => CHROME_CLASSES.has(name)))
  );
}

/** What the search doesn't find: chrome, and parts with `data-search-exclude`, such as what a component says. */
export function isUnsearchable(node: Nodes): boolean {
  return (
    isChrome(node) || (node.type === 'element' && node.properties.dataSearchExclude !== undefined)
  );
}

/**
 * Yields the headings, text, line breaks, and code blocks below a node, in reading order.
 *
 * @param table - the closest table that the node is in, if any
 */
export function* readParts(node: Nodes, table?: Element): Generator<PagePart> {
  if (node.type === 'text') {
    yield {kind: 'text', text: node.value};
    return;
  }
  if (node.type !== 'element' || isUnsearchable(node)) {
    return;
  }
  const heading = /^h([1-6])$/.exec(node.tagName);
  if (heading) {
    yield {kind: 'heading', level: Number(heading[1]), element: node};
    return;
  }
  if (node.tagName === 'pre' || hasClassName(node, BLOCK_CLASS)) {
    yield {kind: 'code', text: codeText(node)};
    return;
  }
  const isInline = INLINE_TAGS.has(node.tagName);
  const row = readRow(node, table);
  if (row) {
    yield row.part;
  }
  // Cells and links are covered by the row or item they're in.
  const name = /^(?:tr|dt|li)$/.test(node.tagName) ? nameOf(node) : '';
  if (name !== '') {
    yield {kind: 'name', text: name, isAlone: node.tagName !== 'li'};
  }
  if (!isInline) {
    yield {kind: 'break'};
  }
  for (const child of node.children) {
    if (child !== row?.head) {
      yield* readParts(child, node.tagName === 'table' ? node : table);
    }
  }
  if (!isInline) {
    yield {kind: 'break'};
  }
  if (row) {
    yield {kind: 'row end'};
  }
}

const elementsIn = ({children}: Element): Element[] =>
  children.filter(child => child.type === 'element');

/** A row that can be linked to, along with its row header; null for any other element. */
function readRow(element: Element, table?: Element): {part: PagePart; head: Element} | null {
  const id = element.tagName === 'tr' ? property(element, 'id') : undefined;
  const cells = elementsIn(element);
  const column = cells.findIndex(({tagName}) => tagName === 'th');
  const head = cells[column];
  return id && head ? {part: {kind: 'row', id, title: rowTitle(head, column, table)}, head} : null;
}

/** A number alone means nothing, so it's prefixed with its column's heading, as in `Code 3`. */
function rowTitle(head: Element, column: number, table?: Element): string {
  const title = headingText(head);
  const header = /\p{L}/u.test(title) || !table ? undefined : select('thead tr', table);
  const columnHead = header && elementsIn(header)[column];
  return columnHead ? `${headingText(columnHead)} ${title}`.trim() : title;
}

/** The code at the start of a row, list item, or term, as in lists of functions and options; '' if there is none. */
function nameOf(element: Element): string {
  const first = element.children.find(child => child.type !== 'text' || child.value.trim() !== '');
  if (first?.type !== 'element') {
    return '';
  }
  switch (element.tagName) {
    case 'tr':
      // Some tables have the names in a later column, such as "what to use for what".
      return elementsIn(element).map(nameOf).find(Boolean) ?? '';
    case 'td':
    case 'th':
    case 'dt':
    case 'li':
    case 'a':
      return first.tagName === 'code'
        ? codeText(first)
        : first.tagName === 'a'
          ? nameOf(first)
          : '';
    default:
      return '';
  }
}

/** The text of code, with its spaces and line breaks; of a code block, including its title. */
function codeText(code: Element): string {
  return toText(withoutParts(code, isUnsearchable), {whitespace: 'pre'});
}

/** A heading's text on one line, without the link beside it. */
export function headingText(heading: Element): string {
  return collapseSpace(toText(withoutParts(heading, isUnsearchable)));
}

/** Collapses whitespace, including zero-width spaces, to single spaces. */
export function collapseSpace(text: string): string {
  return text.replace(/[\s\u200B\uFEFF]+/g, ' ').trim();
}
