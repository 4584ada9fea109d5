import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {createLocalBackend} from '@site/theme-plugin/search/src/engine/backend';
import type {SearchClient, SearchResult} from '@site/theme-plugin/search/src/SearchClient';
import {queryOf} from './hits';
import {buildSite, type BuiltSite} from './site';
import {writeIndex, type WriteIndexProps} from './writeIndex';

/**
 * Builds and indexes a site before the tests of a file.
 *
 * @param pages - see `buildSite`
 * @returns a function that searches it
 */
export function searchSite(
  pages: Readonly<Record<string, string>>,
  props: Partial<WriteIndexProps> = {},
): (query: string) => Promise<SearchResult> {
  let site: BuiltSite;
  let backend: SearchClient;

  beforeAll(async () => {
    site = await buildSite(pages);
    await writeIndex({
      ...site,
      baseUrl: '/',
      locale: 'en',
      categories: new Map(),
      siteTitle: 'Docs',
      ...props,
    });
    const read = (url: string) => readFile(path.join(site.outDir, new URL(url).pathname), 'utf8');
    backend = createLocalBackend(
      'http://site.test/search/',
      async url => new Response(await read(url)),
    );
  });

  afterAll(() => site.remove());

  return query => backend.search(queryOf(query));
}
