import {headingText} from '../builtSite/pageText';
import {
  attribute,
  enclosing,
  findAll,
  hasClass,
  type HtmlDocument,
  type HtmlElement,
} from '../builtSite/html';

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
const LISTS: ReadonlySet<string> = new Set([
  'blog-list-page',
  'blog-tags-post-list-page',
  'blog-authors-posts-page',
]);

const idOf = (element: HtmlElement): string => attribute(element, 'id') ?? '';

function isLastingHeading(element: HtmlElement): boolean {
  return (
    HEADING.test(element.tagName) &&
    !GENERATED.test(idOf(element)) &&
    enclosing(element, 'main') !== undefined
  );
}

export function readPageIds(document: HtmlDocument): PageIds {
  const elements = findAll(document, element => idOf(element) !== '');
  const isList = findAll(document, ({tagName}) => tagName === 'html').some(element =>
    hasClass(element, LISTS),
  );
  return {
    headings: isList
      ? []
      : elements
          .filter(isLastingHeading)
          .map(element => ({id: idOf(element), text: headingText(element)})),
    ids: new Set(elements.map(idOf)),
  };
}
