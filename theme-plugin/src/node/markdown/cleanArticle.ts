import {ONLY_CLASSES} from '../../shared/code/constants';
import {attribute, hasClass, isElement, type HtmlElement, type HtmlNode} from '../builtSite/html';
import {isChrome} from '../builtSite/pageText';

/** What a code block shows in place of its types. The Markdown keeps the types. */
const WITHOUT_TYPES: ReadonlySet<string> = new Set([ONLY_CLASSES.plain]);

const isNamedDrawing = (element: HtmlElement): boolean =>
  element.tagName === 'svg' && attribute(element, 'role') === 'img';

/** An anchor that keeps a removed heading's address working. Nothing in the Markdown links to it. */
const isEmptyAnchor = (element: HtmlElement): boolean =>
  element.tagName === 'a' && attribute(element, 'href') === null && element.childNodes.length === 0;

/**
 * A copy of a built article with only its text: without navigation, buttons, decoration, parts with
 * `data-search-exclude`, the JavaScript form of typed code, and the second image of a pair for light and dark
 * mode.
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
