import type {Element, Nodes} from 'hast';
import {matches, select, selectAll} from 'hast-util-select';
import {property} from './hast';
import {headingText} from './pageText';

/** Metadata from a page's head. */
export interface Head {
  /** Including the site's title; '' if there is none. */
  readonly title: string;
  readonly metaElements: readonly Element[];
  /** The canonical URL; '' if there is none. */
  readonly canonical: string;
}

export function readHead(document: Nodes): Head {
  const head = select('head', document);
  const title = select('title', head);
  const canonical = select('link[rel=canonical]', head);
  return {
    title: title ? headingText(title) : '',
    metaElements: selectAll('meta', head),
    canonical: (canonical && property(canonical, 'href')) ?? '',
  };
}

/** The name of a meta element, such as `og:image`. Some pages set it with the wrong attribute, so both are read. */
export const metaName = (meta: Element): string =>
  property(meta, 'property') ?? property(meta, 'name') ?? '';

/** A meta element's content, or null. Docusaurus's own search page sets `robots` with `property`. */
export function metaContent({metaElements}: Head, name: string): string | null {
  const found = metaElements.find(
    element => (property(element, 'name') ?? property(element, 'property')) === name,
  );
  return (found && property(found, 'content')) ?? null;
}

/** Whether a page must not be found: it has `noindex`, or is a redirect. */
export function isHidden(head: Head): boolean {
  return (
    /\b(?:noindex|none)\b/i.test(metaContent(head, 'robots') ?? '') ||
    head.metaElements.some(meta => matches('[http-equiv=refresh i]', meta))
  );
}

/** Removes the site's title: `Store | Redux` becomes `Store`. */
export function pageTitle(title: string, siteTitle: string): string {
  const end = title.lastIndexOf(siteTitle);
  const isSuffix = siteTitle !== '' && end > 0 && end + siteTitle.length === title.length;
  return isSuffix ? title.slice(0, end).replace(/\s*\P{L}?\s*$/u, '') : title;
}
