import {parse} from 'parse5';
import type {DefaultTreeAdapterTypes} from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** What the checks need to know about a page. */
export interface PageFacts {
  lang: string | null;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  robots: string;
  /** URLs of the pictures for social networks, as written. */
  pictures: string[];
  /** Headings in document order. */
  headings: {level: number; text: string}[];
  /** Valid targets of a `#fragment`. */
  anchors: Set<string>;
  /** URLs of links and of everything that the page loads, as written. */
  addresses: string[];
  images: {src: string; alt: string | null; sized: boolean}[];
}

/** Relations of `<link>` elements whose URL isn't fetched. */
const RELATIONS_NOT_FOLLOWED = ['canonical', 'preconnect', 'dns-prefetch'];

/** Reads the facts about a page from its HTML. */
export function readPage(html: string): PageFacts {
  const elements = [...walk(parse(html))];
  const named = (...tags: string[]) => elements.filter(element => tags.includes(element.tagName));
  const meta = (name: string) =>
    named('meta')
      .filter(element => attribute(element, 'name') === name)
      .map(element => attribute(element, 'content') ?? '');
  const relation = (element: Element) => attribute(element, 'rel') ?? '';
  return {
    lang: named('html').map(element => attribute(element, 'lang'))[0] ?? null,
    titles: named('title')
      .filter(element => element.parentNode?.nodeName === 'head')
      .map(textOf),
    descriptions: meta('description'),
    canonicals: named('link')
      .filter(element => relation(element) === 'canonical')
      .map(element => attribute(element, 'href') ?? ''),
    robots: meta('robots').join(', '),
    pictures: named('meta')
      .filter(element => attribute(element, 'property') === 'og:image')
      .map(element => attribute(element, 'content') ?? ''),
    headings: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map(element => ({
      level: Number(element.tagName.slice(1)),
      text: textOf(element),
    })),
    anchors: new Set(
      [
        ...elements.map(element => attribute(element, 'id')),
        ...named('a').map(element => attribute(element, 'name')),
      ].filter(name => name !== null),
    ),
    addresses: elements
      .filter(element => !RELATIONS_NOT_FOLLOWED.includes(relation(element)))
      .flatMap(element => [attribute(element, 'href'), attribute(element, 'src')])
      .filter(address => address !== null),
    images: named('img').map(element => ({
      src: attribute(element, 'src') ?? '',
      alt: attribute(element, 'alt'),
      sized: Boolean(attribute(element, 'width') && attribute(element, 'height')),
    })),
  };
}

/** @returns the elements inside a node, in document order */
function* walk(parent: ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if ('tagName' in node) {
      yield node;
      yield* walk(node);
    }
  }
}

function attribute(element: Element, name: string) {
  return element.attrs.find(candidate => candidate.name === name)?.value ?? null;
}

/** @returns the text with single spaces, without the zero-width spaces of heading links */
function textOf(parent: ParentNode): string {
  const text = parent.childNodes
    .map(node => ('value' in node ? node.value : 'childNodes' in node ? textOf(node) : ''))
    .join('');
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
