import type {ArticleType} from '../PagesOptions';
import type {DocsContent} from '../common/loadedContent';
import {allDocs, type Doc} from '../common/docsOutline';
import {scriptSource} from '../shared/scriptSource';
import {trimSlash} from '../builtSite/routes';
import type {HeadEdit} from '../builtSite/HeadEdit';

/** A doc's JSON-LD. */
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
  return scriptSource(data);
}

/**
 * Describes each doc as an article to search engines. It leaves out the doc's place in the sidebar, which the
 * stock breadcrumbs describe, and blog posts, which describe themselves.
 */
export function articleData(docs: DocsContent, type: ArticleType): HeadEdit {
  const byRoute = new Map(
    allDocs(docs)
      .filter(({unlisted}) => !unlisted)
      .map(doc => [trimSlash(doc.permalink), doc]),
  );
  return ({route, head}) => {
    const doc = byRoute.get(trimSlash(route));
    return doc
      ? {
          added: `<script type=application/ld+json>${articleJson(type, doc, head.canonical)}</script>`,
        }
      : null;
  };
}
