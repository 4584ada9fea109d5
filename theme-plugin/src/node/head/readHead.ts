import {parse} from 'parse5';
import {attribute, findAll, type HtmlElement} from '../../search/build/html';
import {headingText} from '../../search/build/pageText';

/** What the head of a page says of it. */
export type Head = {
  /** With that of the site; '' for none. */
  readonly title: string;
  readonly metaElements: readonly HtmlElement[];
};

/** Reads a head; its elements know their places in it. */
export function readHead(head: string): Head {
  const document = parse(head, {sourceCodeLocationInfo: true});
  const [title] = findAll(document, ({tagName}) => tagName === 'title');
  return {
    title: title ? headingText(title) : '',
    metaElements: findAll(document, ({tagName}) => tagName === 'meta'),
  };
}

/** What a meta element is about: `og:image`, also where a page has it under the attribute of another kind. */
export const metaName = (meta: HtmlElement): string =>
  attribute(meta, 'property') ?? attribute(meta, 'name') ?? '';

/** A head without some of its elements. */
export function withoutElements(head: string, elements: readonly HtmlElement[]): string {
  return elements
    .map(({sourceCodeLocation}) => sourceCodeLocation)
    .filter(location => location !== null && location !== undefined)
    .toSorted((a, b) => b.startOffset - a.startOffset)
    .reduce(
      (rest, {startOffset, endOffset}) => rest.slice(0, startOffset) + rest.slice(endOffset),
      head,
    );
}
