import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A page as Docusaurus's minifier leaves it, without optional end tags and quotes. */
export function docPage(title: string, article: string, head = ''): string {
  return `<!doctype html><html lang=en><head><meta charset=UTF-8><title>${title} | Redux</title>${head}<body><div id=__docusaurus><nav class=navbar>Navigation</nav><main><div><article><nav class=theme-doc-breadcrumbs><ul><li>Home</ul></nav><div class="theme-doc-markdown markdown">${article}</div><footer class=theme-doc-footer>Edit this page</footer></article><nav class=pagination-nav>Next</nav></div><div class=table-of-contents>On this page</div></main><footer>Copyright</footer></div>`;
}

/** A heading with Docusaurus's anchor. */
export function heading(level: number, id: string, html: string): string {
  return `<h${level} class=anchor id=${id}>${html}<a href=#${id} class=hash-link aria-label="Direct link">\u200B</a></h${level}>`;
}

export interface BuiltSite {
  readonly outDir: string;
  readonly routesPaths: string[];
  readonly remove: () => Promise<void>;
}

/**
 * A folder with built pages.
 *
 * @param pages - HTML by route; a route without a trailing slash becomes `{route}/index.html`
 */
export async function buildSite(pages: Readonly<Record<string, string>>): Promise<BuiltSite> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'search-site-'));
  for (const [route, html] of Object.entries(pages)) {
    const file = route.endsWith('.html') ? route : path.join(route, 'index.html');
    await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
    await writeFile(path.join(outDir, file), html);
  }
  return {
    outDir,
    routesPaths: Object.keys(pages),
    remove: () => rm(outDir, {recursive: true, force: true}),
  };
}

/** A small documentation to search. */
export const PAGES: Readonly<Record<string, string>> = {
  '/': docPage('Redux', '<h1>State you can follow</h1><p>The home page.'),
  '/404.html': docPage('Not found', '<h1>Page not found</h1><p>There is no such reducer.'),
  '/api/store': docPage(
    'Store',
    `<header><h1>Store</h1></header><p>The store has four methods.${heading(2, 'get-state', '<code>getState()</code>')}<p>Returns the current state tree.${heading(2, 'dispatch-action', '<code>dispatch(action)</code>')}<p>Runs the reducer with the action.<p>It is the only way to change state.`,
  ),
  '/tutorials/part-1': docPage(
    'Part 1: Overview',
    `<header><h1>Part 1: Overview</h1></header><p>A reducer computes the next state.${heading(2, 'create-a-store', 'Create a store')}<p>Call <code>configureStore</code> and pass it a reducer.<div class="language-ts theme-code-block"><div class=title>src/store.ts</div><pre><code><span>import { configureStore } from '@reduxjs/toolkit'</span><br><span>const store = configureStore({ reducer: counterReducer })</span></code></pre><button>Copy</button></div>${heading(3, 'adding-middleware', 'Adding middleware')}<p>Middleware sits between dispatch and the reducer.`,
    '<meta name=keywords content="begin, first steps"><meta name=docusaurus_tag content=docs-default-current>',
  ),
  '/usage/middleware': docPage(
    'Writing Custom Middleware',
    `<header><h1>Writing Custom Middleware</h1></header><p>A middleware wraps the store.${heading(2, 'rules', 'Rules for middleware')}<p>Always call next.`,
  ),
  '/old': '<!doctype html><meta http-equiv=refresh content="0; url=/api/store"><main>Moved</main>',
  '/draft': docPage(
    'Draft',
    '<h1>Draft</h1><p>A reducer of tomorrow.',
    '<meta name=robots content="noindex, nofollow">',
  ),
  '/search': docPage(
    'Search',
    '<h1>Search the reducer</h1>',
    '<meta name=robots content="noindex, follow">',
  ),
};

export const CATEGORIES: ReadonlyMap<string, string> = new Map([
  ['/api/store', 'API Reference'],
  ['/tutorials/part-1', 'Tutorials'],
  ['/usage/middleware', 'Using Redux'],
]);
