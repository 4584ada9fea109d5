import {ARTICLE_SPECS_PROJECT, VISITED_ARTICLES} from '../../scripts/test/articleTests';
import {normalizeBaseUrl} from '../../scripts/server/baseUrl';
import {articleOf, builtPages} from './builtPages';

const BASE = normalizeBaseUrl(process.env.BASE_URL);

const plain = (path: string) => path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');

/** Articles by their page's path. */
const articles = new Map(
  builtPages.map(page => [plain(BASE + page.route.slice(1)), articleOf(page)]),
);

/**
 * Says why a project's tests may not visit an article, if they may not. Otherwise, `npm test` would skip them after a
 * change that could break them.
 */
export function judgeArticle({pathname}: URL, project: string): string | undefined {
  if (project === ARTICLE_SPECS_PROJECT) {
    return undefined;
  }
  const article = articles.get(plain(pathname));
  return article === undefined || VISITED_ARTICLES.includes(article)
    ? undefined
    : `visits ${article}: add it to VISITED_ARTICLES in scripts/test/articleTests.ts`;
}
