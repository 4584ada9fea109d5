import {ONLY_CLASSES} from '../../shared/code/constants';
import {attribute, hasClass, isElement, type HtmlElement, type HtmlNode} from '../builtSite/html';
import {isChrome} from '../builtSite/pageText';

/** What a block shows instead of its types; the Markdown has the types. */
const WITHOUT_TYPES: ReadonlySet<string> = new Set([ONLY_CLASSES.plain]);

const isNamedDrawing = (element: HtmlElement): boolean =>
  element.tagName === 'svg' && attribute(element, 'role') === 'img';

/** An address that outlived its heading, for readers' links to a page: in Markdown, nothing leads to it. */
const isEmptyAnchor = (element: HtmlElement): boolean =>
  element.tagName === 'a' && attribute(element, 'href') === null && element.childNodes.length === 0;

/**
 * A copy of a built article without what isn't its text: navigation, buttons, decoration, parts with
 * `data-search-exclude`, code without types, and the second picture of a pair for light and dark mode.
 */
export function cleanArticle(article: HtmlElement): HtmlElement {
  let lastAlt = '';

  function isExtra(node: HtmlNode): boolean {
    if (!isElement(node)) {
      return node.nodeName === '#comment';
    }
    if (isNamedDrawing(node)) {
      return false;
    }
    if (node.tagName === 'img') {
      const alt = attribute(node, 'alt') ?? '';
      const isRepeated = alt !== '' && alt === lastAlt;
      lastAlt = alt;
      return isRepeated;
    }
    return isChrome(node) || isEmptyAnchor(node) || hasClass(node, WITHOUT_TYPES);
  }

  const clean = (parent: HtmlElement): HtmlElement => ({
    ...parent,
    childNodes: parent.childNodes
      .filter(node => !isExtra(node))
      .map(node => (isElement(node) ? clean(node) : node)),
  });

  return clean(article);
}
