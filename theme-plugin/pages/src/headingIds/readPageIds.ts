import type {Element, Nodes} from 'hast';
import {matches, select} from 'hast-util-select';
import {visit} from 'unist-util-visit';
import {property} from '../builtSite/hast';
import {headingText} from '../builtSite/pageText';

/** The IDs on a page that readers can link to. */
export interface PageIds {
  /** Headings in the content with a stable ID, in page order. */
  readonly headings: readonly {readonly id: string; readonly text: string}[];
  /** The IDs of all elements, including aliases of headings. */
  readonly ids: ReadonlySet<string>;
}

const HEADING = /^h[1-6]$/;

/** IDs from `useId` in React 18, 19.0, and 19.1 or later. They change with the surrounding components. */
const GENERATED = /^(?::[rR].*:|«[rR].*»|_[rR]_.*)$/;

/** Docusaurus's public class names for lists of blog posts. The posts in them, and so their headings, change. */
const LISTS = '.blog-list-page, .blog-tags-post-list-page, .blog-authors-posts-page';

const idOf = (element: Element): string => property(element, 'id') ?? '';

/** The elements with an ID below a node, in page order. */
function elementsWithId(node: Nodes): Element[] {
  const found: Element[] = [];
  visit(node, 'element', element => {
    if (idOf(element) !== '') {
      found.push(element);
    }
  });
  return found;
}

const isLastingHeading = (element: Element): boolean =>
  HEADING.test(element.tagName) && !GENERATED.test(idOf(element));

export function readPageIds(document: Nodes): PageIds {
  const isList = matches(LISTS, select('html', document));
  const main = isList ? undefined : select('main', document);
  return {
    headings: (main ? elementsWithId(main) : [])
      .filter(isLastingHeading)
      .map(element => ({id: idOf(element), text: headingText(element)})),
    ids: new Set(elementsWithId(document).map(idOf)),
  };
}
