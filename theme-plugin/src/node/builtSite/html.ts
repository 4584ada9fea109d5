import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/*
 * The small part of the DOM API that reading built pages needs. The pages are minified and omit optional tags,
 * so only a real HTML parser knows where an element ends.
 */

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

export type HtmlDocument = DefaultTreeAdapterTypes.Document;

/** Parses a page, with the source position of each element. */
export function parseHtml(html: string): HtmlDocument {
  return parse(html, {sourceCodeLocationInfo: true});
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function isText(node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

export function attribute(element: HtmlElement, name: string): string | null {
  return element.attrs.find(attr => attr.name === name)?.value ?? null;
}

export function hasClass(element: HtmlElement, names: ReadonlySet<string>): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).some(name => names.has(name));
}

/** The closest ancestor with this tag name, if any. */
export function enclosing(element: HtmlElement, tagName: string): HtmlElement | undefined {
  const {parentNode} = element;
  if (!parentNode || !('tagName' in parentNode)) {
    return undefined;
  }
  return parentNode.tagName === tagName ? parentNode : enclosing(parentNode, tagName);
}

/** All descendants of `parent` for which `matches` is true, in document order. */
export function findAll(
  parent: HtmlParent,
  matches: (element: HtmlElement) => boolean,
): HtmlElement[] {
  return parent.childNodes.flatMap(node => {
    if (!isElement(node)) {
      return [];
    }
    const below = findAll(node, matches);
    return matches(node) ? [node, ...below] : below;
  });
}
