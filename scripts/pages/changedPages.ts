import fs from 'node:fs';
import path from 'node:path';
import type {BuiltPage} from './listPages';

/** What `test-browser.ts` passes if nothing but the text of these articles has changed. */
export const changedArticles: readonly string[] =
  process.env.ARTICLES?.split(',').filter(Boolean) ?? [];

/**
 * Returns the path of the article that a page shows, such as `docs/api/store.md`, taken from its edit link.
 *
 * @param dir - the build folder
 */
function articleOf(dir: string, {file}: BuiltPage): string | undefined {
  const html = fs.readFileSync(path.join(dir, file), 'utf8');
  return /href="?[^" >]*\/edit\/[^" >]*?\/(docs\/[^" >]+\.mdx?)[" >]/.exec(html)?.[1];
}

/**
 * Returns the pages for checks that visit every page. If only articles have changed, only their pages.
 *
 * @param dir - the build folder
 */
export function changedPages(dir: string, pages: readonly BuiltPage[]): readonly BuiltPage[] {
  return changedArticles.length === 0
    ? pages
    : pages.filter(page => changedArticles.includes(articleOf(dir, page) ?? ''));
}
