import {headingText} from '../builtSite/pageText';
import {
  attribute,
  enclosing,
  findAll,
  hasClass,
  type HtmlDocument,
  type HtmlElement,
} from '../builtSite/html';

/** What readers can link to on a page. */
export interface PageIds {
  /** Headings of the content with an ID that lasts, in the order of the page. */
  readonly headings: readonly {readonly id: string; readonly text: string}[];
  /** The IDs of all elements, aliases of headings among them. */
  readonly ids: ReadonlySet<string>;
}

const HEADING = /^h[1-6]$/;

/** What `useId` of React 18, 19.0, and 19.1 or later returns: it changes with the components around. */
const GENERATED = /^(?::[rR].*:|«[rR].*»|_[rR]_.*)$/;

/** Lists of blog posts, by Docusaurus' public class names: the posts in them, and their headings, move on. */
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

/** Reads the IDs of a built page. */
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
