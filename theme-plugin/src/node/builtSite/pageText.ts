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

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Elements that are never part of a page's text. */
const CHROME_TAGS = setOf(
  'nav footer button script style noscript template svg iframe form input select textarea dialog',
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

/** Code blocks, including their titles and buttons. */
const CODE_CLASSES = setOf('theme-code-block');

/** Inline elements. Any other element starts a new line. */
const INLINE_TAGS = setOf(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr',
);

/** A part of a page's text, in reading order. */
export type PagePart =
  | {readonly kind: 'heading'; readonly level: number; readonly element: HtmlElement}
  /** A table row with an ID and a row header, such as one in a list of errors. */
  | {readonly kind: 'row'; readonly id: string; readonly title: string}
  | {readonly kind: 'row end'}
  /** The code that a table row or list item starts with, which is usually what it's about. */
  | {readonly kind: 'name'; readonly text: string}
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'break'}
  | {readonly kind: 'code'; readonly text: string};

/**
 * Navigation, buttons, and decoration. Hidden elements don't count: closed tab panels and collapsed categories
 * are hidden, but their text still belongs to the page. Sites can exclude a part from search with
 * `data-search-exclude`.
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

/** Yields the headings, text, line breaks, and code blocks below a node, in reading order. */
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
  // Cells and links are covered by the row or item they're in.
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

/** A row that can be linked to, along with its row header; null for any other element. */
function readRow(element: HtmlElement): {part: PagePart; head: HtmlElement} | null {
  const id = element.tagName === 'tr' ? attribute(element, 'id') : null;
  const cells = element.childNodes.filter(isElement);
  const column = cells.findIndex(({tagName}) => tagName === 'th');
  const head = cells[column];
  return id && head
    ? {part: {kind: 'row', id, title: rowTitle(element, head, column)}, head}
    : null;
}

/** A number alone means nothing, so it's prefixed with its column's heading, as in `Code 3`. */
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

/** The code at the start of a row, list item, or term, as in lists of functions and options; '' if there is none. */
function nameOf(element: HtmlElement): string {
  const [first] = element.childNodes.filter(child => !isText(child) || child.value.trim() !== '');
  if (!first || !isElement(first)) {
    return '';
  }
  switch (element.tagName) {
    case 'tr':
      // Some tables have the names in a later column, such as "what to use for what".
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

/** The text of a code block, including its title. Block elements are separated by line breaks. */
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

/** A heading's text on one line, without the link beside it. */
export function headingText(heading: HtmlElement): string {
  const texts = heading.childNodes.flatMap(child =>
    Array.from(readParts(child), part => (part.kind === 'text' ? part.text : ' ')),
  );
  return collapseSpace(texts.join(''));
}

/** Collapses whitespace, including zero-width spaces, to single spaces. */
export function collapseSpace(text: string): string {
  return text.replace(/[\s\u200B\uFEFF]+/g, ' ').trim();
}
