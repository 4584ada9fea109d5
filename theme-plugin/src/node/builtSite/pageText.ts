import {
  attribute,
  enclosing,
  findAll,
  hasClass,
  isElement,
  isText,
  type HtmlElement,
  type HtmlNode,
} from './html';

/** Elements that are chrome, not text, wherever they stand. */
const CHROME_TAGS: ReadonlySet<string> = new Set([
  'nav',
  'footer',
  'button',
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'form',
  'input',
  'select',
  'textarea',
  'dialog',
]);

const CHROME_ROLES: ReadonlySet<string> = new Set(['navigation', 'tablist', 'search', 'dialog']);

/** Public class names of Docusaurus' themes for chrome that has no tag or role of its own. */
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

/** A sample with its title and its buttons. */
const CODE_CLASSES: ReadonlySet<string> = new Set(['theme-code-block']);

/** Elements that stand within a line; every other one begins a new line. */
const INLINE_TAGS: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
]);

/** What a walk through a page meets, in reading order. */
export type PagePart =
  | {readonly kind: 'heading'; readonly level: number; readonly element: HtmlElement}
  /** A row of a table with a heading and an id of its own, such as those of a list of errors. */
  | {readonly kind: 'row'; readonly id: string; readonly title: string}
  | {readonly kind: 'row end'}
  /** What a row of a table or an item of a list is about: the code that it begins with. */
  | {readonly kind: 'name'; readonly text: string}
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'break'}
  | {readonly kind: 'code'; readonly text: string};

/**
 * Navigation, buttons, decoration. `hidden` is not among it: closed tab panels and closed categories
 * are hidden, and their text is the page's text all the same. A site can leave a part out of search
 * by `data-search-exclude`.
 */
export function isChrome(element: HtmlElement): boolean {
  return (
    CHROME_TAGS.has(element.tagName) ||
    CHROME_ROLES.has(attribute(element, 'role') ?? '') ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-search-exclude') !== null ||
    hasClass(element, CHROME_CLASSES)
  );
}

/** Headings, texts, line breaks and samples below a node, in reading order. */
export function* readParts(node: HtmlNode): Generator<PagePart> {
  if (isText(node)) {
    yield {kind: 'text', text: node.value};
    return;
  }
  if (!isElement(node) || isChrome(node)) {
    return;
  }
  const heading = /^h([1-6])$/.exec(node.tagName);
  if (heading) {
    yield {kind: 'heading', level: Number(heading[1]), element: node};
    return;
  }
  if (node.tagName === 'pre' || hasClass(node, CODE_CLASSES)) {
    yield {kind: 'code', text: codeText(node)};
    return;
  }
  const isInline = INLINE_TAGS.has(node.tagName);
  const row = readRow(node);
  if (row) {
    yield row.part;
  }
  // Of a cell or a link only as part of the row or the item.
  const name = /^(?:tr|dt|li)$/.test(node.tagName) ? nameOf(node) : '';
  if (name !== '') {
    yield {kind: 'name', text: name};
  }
  if (!isInline) {
    yield {kind: 'break'};
  }
  for (const child of node.childNodes) {
    if (child !== row?.head) {
      yield* readParts(child);
    }
  }
  if (!isInline) {
    yield {kind: 'break'};
  }
  if (row) {
    yield {kind: 'row end'};
  }
}

/** A row that can be linked to, and its head; null for any other element. */
function readRow(element: HtmlElement): {part: PagePart; head: HtmlElement} | null {
  const id = element.tagName === 'tr' ? attribute(element, 'id') : null;
  const cells = element.childNodes.filter(isElement);
  const column = cells.findIndex(({tagName}) => tagName === 'th');
  const head = cells[column];
  return id && head
    ? {part: {kind: 'row', id, title: rowTitle(element, head, column)}, head}
    : null;
}

/** A number says nothing by itself: the heading of its column goes before it, as in `Code 3`. */
function rowTitle(row: HtmlElement, head: HtmlElement, column: number): string {
  const title = headingText(head);
  const table = enclosing(row, 'table');
  if (/\p{L}/u.test(title) || !table) {
    return title;
  }
  const [header] = findAll(table, ({tagName}) => tagName === 'thead').flatMap(part =>
    findAll(part, ({tagName}) => tagName === 'tr'),
  );
  const columnHead = header?.childNodes.filter(isElement)[column];
  return columnHead ? collapseSpace(`${headingText(columnHead)} ${title}`) : title;
}

/** The code that a cell of a row, an item or a term begins with, as lists of functions and options do; or ''. */
function nameOf(element: HtmlElement): string {
  const [first] = element.childNodes.filter(child => !isText(child) || child.value.trim() !== '');
  if (!first || !isElement(first)) {
    return '';
  }
  switch (element.tagName) {
    case 'tr':
      // A table of what to use for what has its names in a later column.
      return element.childNodes.filter(isElement).map(nameOf).find(Boolean) ?? '';
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

/** The text of a sample, its title among it; what stands in different blocks stays apart. */
function codeText(node: HtmlNode): string {
  if (isText(node)) {
    return node.value;
  }
  if (!isElement(node) || isChrome(node)) {
    return '';
  }
  const text = node.childNodes.map(codeText).join('');
  return INLINE_TAGS.has(node.tagName) ? text : `\n${text}\n`;
}

/** The text of a heading, on one line, without the anchor beside it. */
export function headingText(heading: HtmlElement): string {
  const texts = heading.childNodes.flatMap(child =>
    Array.from(readParts(child), part => (part.kind === 'text' ? part.text : ' ')),
  );
  return collapseSpace(texts.join(''));
}

/** Runs of white space, zero-width spaces among it, as one space. */
export function collapseSpace(text: string): string {
  return text.replace(/[\s\u200B\uFEFF]+/g, ' ').trim();
}
