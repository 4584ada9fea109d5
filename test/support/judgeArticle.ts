import {wireit} from '../../package.json';
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
  if (project !== 'browser') {
    return undefined;
  }
  const article = articles.get(plain(pathname));
  return article === undefined || wireit.browser.files.includes(article)
    ? undefined
    : `visits ${article}: add it to the files of the step "browser" in package.json`;
}
