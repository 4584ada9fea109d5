import {attribute, findAll, type HtmlDocument, type HtmlElement} from './html';
import {headingText} from './pageText';

/** Metadata from a page's head. */
export interface Head {
  /** Including the site's title; '' if there is none. */
  readonly title: string;
  readonly metaElements: readonly HtmlElement[];
  /** The canonical URL; '' if there is none. */
  readonly canonical: string;
}

export function readHead(document: HtmlDocument): Head {
  const elements = findAll(document, ({tagName}) => tagName === 'head').flatMap(head =>
    findAll(head, () => true),
  );
  const title = elements.find(({tagName}) => tagName === 'title');
  const canonical = elements.find(
    element => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  return {
    title: title ? headingText(title) : '',
    metaElements: elements.filter(({tagName}) => tagName === 'meta'),
    canonical: (canonical && attribute(canonical, 'href')) ?? '',
  };
}

/** The name of a meta element, such as `og:image`. Some pages set it with the wrong attribute, so both are read. */
export const metaName = (meta: HtmlElement): string =>
  attribute(meta, 'property') ?? attribute(meta, 'name') ?? '';

/** A meta element's content, or null. Docusaurus's own search page sets `robots` with `property`. */
export function metaContent({metaElements}: Head, name: string): string | null {
  const found = metaElements.find(
    element => (attribute(element, 'name') ?? attribute(element, 'property')) === name,
  );
  return found ? attribute(found, 'content') : null;
}

/** Whether a page must not be found: it has `noindex`, or is a redirect. */
export function isHidden(head: Head): boolean {
  return (
    /\b(?:noindex|none)\b/i.test(metaContent(head, 'robots') ?? '') ||
    head.metaElements.some(element => attribute(element, 'http-equiv')?.toLowerCase() === 'refresh')
  );
}

/** Removes the site's title: `Store | Redux` becomes `Store`. */
export function pageTitle(title: string, siteTitle: string): string {
  const end = title.lastIndexOf(siteTitle);
  const isSuffix = siteTitle !== '' && end > 0 && end + siteTitle.length === title.length;
  return isSuffix ? title.slice(0, end).replace(/\s*\P{L}?\s*$/u, '') : title;
}
