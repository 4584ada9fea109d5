import type {DocsContent} from '../docsData/loadedContent';
import {allDocs, type Doc} from '../markdown/outlineOfDocs';
import {attribute, findAll, parseHtml} from '../../search/build/html';
import {trimSlash} from '../../search/build/readPages';
import type {HeadEdit} from './editHeads';

/** What docs are to search engines, in the terms of schema.org. */
export type ArticleType = 'Article' | 'TechArticle';

/** The address that a page names as its own; '' where it names none. */
function canonicalAddress(head: string): string {
  const [link] = findAll(
    parseHtml(head),
    element => element.tagName === 'link' && attribute(element, 'rel') === 'canonical',
  );
  return (link && attribute(link, 'href')) ?? '';
}

/** The data of a doc in JSON-LD, as the text of a script element, which nothing in it can end. */
function articleJson(type: ArticleType, doc: Doc, url: string): string {
  const {title, description, lastUpdatedAt} = doc;
  const data = {
    '@context': 'https://schema.org',
    '@type': type,
    headline: title,
    description: description || undefined,
    dateModified: lastUpdatedAt ? new Date(lastUpdatedAt).toISOString() : undefined,
    url: url || undefined,
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Describes each doc to search engines as an article. Where the doc stands in the sidebar, the stock
 * breadcrumbs describe already, and so do blog posts themselves.
 */
export function articleData(docs: DocsContent, type: ArticleType): HeadEdit {
  const byRoute = new Map(
    allDocs(docs)
      .filter(({unlisted}) => !unlisted)
      .map(doc => [trimSlash(doc.permalink), doc]),
  );
  return (head, route) => {
    const doc = byRoute.get(trimSlash(route));
    return doc
      ? `${head}<script type=application/ld+json>${articleJson(type, doc, canonicalAddress(head))}</script>`
      : head;
  };
}
