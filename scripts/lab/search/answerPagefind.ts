import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import type {BuiltPage} from '../../pages/listPages';

/** Made-up origin of the index. */
const ORIGIN = 'http://pagefind.test';

/** Elements that aren't part of a page's text and mustn't be found. */
const EXCLUDED = [
  'nav',
  'footer',
  'button',
  '.hash-link',
  '.table-of-contents',
  '.theme-doc-toc-mobile',
  '.theme-doc-breadcrumbs',
];

/** How many results to read for each query. */
const ROWS = 20;

const CONTENT_TYPES = {js: 'text/javascript', css: 'text/css', json: 'application/json'};

/**
 * Answers queries with Pagefind. Its Node API builds an in-memory index of the pages' main content, and its own script
 * queries it in a browser. Each result is a page, linked to the section with the most matches.
 *
 * @param dir - folder of the built site
 * @returns the results of each query
 */
export async function answerPagefind(
  browser: Browser,
  dir: string,
  pages: readonly BuiltPage[],
  queries: readonly string[],
): Promise<string[][]> {
  const files = await indexPages(dir, pages);
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.route(`${ORIGIN}/**`, async route => {
      const {pathname} = new URL(route.request().url());
      const body = files.get(pathname.replace('/pagefind/', ''));
      const ending = path.extname(pathname).slice(1) as keyof typeof CONTENT_TYPES;
      await (body
        ? route.fulfill({body, contentType: CONTENT_TYPES[ending] ?? 'application/octet-stream'})
        : route.fulfill({body: '<!doctype html>', contentType: 'text/html'}));
    });
    await page.goto(`${ORIGIN}/`);
    return await page.evaluate(ask, {queries: [...queries], rows: ROWS});
  } finally {
    await context.close();
  }
}

/** @returns the files of the index, by name */
async function indexPages(dir: string, pages: readonly BuiltPage[]): Promise<Map<string, Buffer>> {
  // The CommonJS that tsx makes of a static import couldn't load it.
  const pagefind = await import('pagefind');
  const {index, errors} = await pagefind.createIndex({
    rootSelector: 'main',
    excludeSelectors: EXCLUDED,
  });
  if (!index) {
    throw new Error(`Pagefind can't create an index: ${errors.join('; ')}`);
  }
  for (const {file, route} of pages) {
    const content = fs.readFileSync(path.join(dir, file), 'utf8');
    if (!/<meta[^>]*noindex/.test(content)) {
      await index.addHTMLFile({url: route, content});
    }
  }
  const {files} = await index.getFiles();
  await pagefind.close();
  return new Map(files.map(file => [file.path, Buffer.from(file.content)]));
}

/** Runs in the browser. */
async function ask({queries, rows}: {queries: string[]; rows: number}): Promise<string[][]> {
  // A variable keeps TypeScript from resolving a module that exists only in the browser.
  const script = '/pagefind/pagefind.js';
  const search = await import(script);
  await search.init();
  const answers = [];
  for (const query of queries) {
    const {results} = await search.search(query);
    const data: {url: string; sub_results: {url: string; locations: number[]}[]}[] =
      await Promise.all(
        results.slice(0, rows).map((result: {data(): Promise<unknown>}) => result.data()),
      );
    answers.push(
      data.map(({url, sub_results: sections}) => {
        const [best] = [...sections].sort((a, b) => b.locations.length - a.locations.length);
        return best?.url ?? url;
      }),
    );
  }
  return answers;
}
