import {parse} from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode */

/**
 * What the checks need to know of a page.
 *
 * @typedef {object} PageFacts
 * @property {string | null} lang
 * @property {string[]} titles
 * @property {string[]} descriptions
 * @property {string[]} canonicals
 * @property {string} robots
 * @property {string[]} pictures addresses of the pictures that social networks show, as written
 * @property {{level: number, text: string}[]} headings in the order of the document
 * @property {Set<string>} anchors what a `#fragment` can name
 * @property {string[]} addresses of links and of everything the page loads, as written
 * @property {{src: string, alt: string | null, sized: boolean}[]} images
 */

/** Links of the head that name an address without leading to it. */
const RELATIONS_NOT_FOLLOWED = ['canonical', 'preconnect', 'dns-prefetch'];

/**
 * Reads the facts of a page from its HTML.
 *
 * @param {string} html
 * @returns {PageFacts}
 */
export function readPage(html) {
  const elements = [...walk(parse(html))];
  const named = (/** @type {string[]} */ ...tags) =>
    elements.filter(element => tags.includes(element.tagName));
  const meta = (/** @type {string} */ name) =>
    named('meta')
      .filter(element => attribute(element, 'name') === name)
      .map(element => attribute(element, 'content') ?? '');
  const relation = (/** @type {Element} */ element) => attribute(element, 'rel') ?? '';
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

/**
 * @param {ParentNode} parent
 * @returns {Generator<Element>} the elements below it, in the order of the document
 */
function* walk(parent) {
  for (const node of parent.childNodes) {
    if ('tagName' in node) {
      yield node;
      yield* walk(node);
    }
  }
}

/**
 * @param {Element} element
 * @param {string} name
 */
function attribute(element, name) {
  return element.attrs.find(candidate => candidate.name === name)?.value ?? null;
}

/**
 * @param {ParentNode} parent
 * @returns {string} with single spaces, without the zero-width space of heading links
 */
function textOf(parent) {
  const text = parent.childNodes
    .map(node => ('value' in node ? node.value : 'childNodes' in node ? textOf(node) : ''))
    .join('');
  return text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
