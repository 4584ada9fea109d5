import type {Element, Nodes} from 'hast';
import {headingText, isUnsearchable, property} from 'docusaurus-plugin-folio-pages/build';

/** A link to another page of the site, with the words that tell readers where it leads. */
export interface PageLink {
  /** With the base URL, and an anchor if it has one. */
  readonly href: string;
  readonly text: string;
}

/** Elements that often consist of a link and what it's for, such as “See also” lists. */
const ITEM = /^(?:li|tr|dd)$/;

/** In a longer item, only the link itself is about where it leads. */
const MAX_ITEM = 200;

/** The links in an article, in reading order. */
export function readLinks(root: Element): PageLink[] {
  return linksIn(root);
}

function linksIn(node: Nodes): PageLink[] {
  if (node.type !== 'element' || isUnsearchable(node)) {
    return [];
  }
  const href = node.tagName === 'a' ? property(node, 'href') : undefined;
  if (href !== undefined) {
    return /^\/(?!\/)/.test(href) ? [{href, text: headingText(node)}] : [];
  }
  const links = node.children.flatMap(linksIn);
  const [link, ...others] = links;
  if (!link || others.length > 0 || !ITEM.test(node.tagName)) {
    return links;
  }
  const text = headingText(node);
  return text.length > MAX_ITEM ? links : [{...link, text}];
}
