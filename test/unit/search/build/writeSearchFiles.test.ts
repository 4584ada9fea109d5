import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  fileName,
  type FileKind,
  type Manifest,
  type RowsFile,
  type TextsFile,
} from '@site/theme-plugin/src/search/engine/indexFormat';
import {buildSite, CATEGORIES, docPage, PAGES, type BuiltSite} from '../support/site';
import {writeIndex, type WriteIndexProps} from '../support/writeIndex';

let site: BuiltSite;

beforeEach(async () => {
  site = await buildSite(PAGES);
});

afterEach(() => site.remove());

const write = (props: Partial<WriteIndexProps> = {}) =>
  writeIndex({
    outDir: site.outDir,
    baseUrl: '/',
    locale: 'en',
    routesPaths: site.routesPaths,
    categories: CATEGORIES,
    siteTitle: 'Redux',
    ...props,
  });

const file = (name: string) => path.join(site.outDir, 'search', name);
const json = async <T>(name: string) => JSON.parse(await readFile(file(name), 'utf8')) as T;
const readManifest = () => json<Manifest>('manifest.json');

async function readPageRows() {
  const {pages, version} = await readManifest();
  return Promise.all(pages.map((_, page) => json<RowsFile>(fileName('rows', page, version))));
}

describe('writeSearchFiles', () => {
  it('indexes every page except 404, search, redirects, and noindex', async () => {
    expect(await write()).toMatchObject({pages: 4, records: 9});
    expect((await readPageRows()).map(page => page.path)).toEqual([
      '/',
      '/api/store',
      '/tutorials/part-1',
      '/usage/middleware',
    ]);
  });

  it("indexes a page at /search that isn't a search page", async () => {
    await site.remove();
    site = await buildSite({'/search': docPage('Search', '<h1>Search the reducer</h1>')});
    await write();
    expect((await readPageRows()).map(page => page.path)).toEqual(['/search']);
  });

  it('names all files except the manifest after their contents, and records their sizes', async () => {
    const {bytes} = await write();
    const names = (await readdir(file('.'))).filter(name => name.endsWith('.json'));
    const {version, titles, content, pages, texts, extras} = await readManifest();
    expect(version).toMatch(/^[\da-f]{10}$/);
    const kinds = Object.entries({titles, content, rows: pages, texts, extras});
    const named = kinds.flatMap(([kind, list]) =>
      list.map((_, number) => fileName(kind as FileKind, number, version)),
    );
    expect(names.sort()).toEqual(['manifest.json', ...named].sort());
    const sizes = await Promise.all(names.map(async name => (await readFile(file(name))).length));
    expect(bytes).toBe(sizes.reduce((sum, size) => sum + size));
  });

  it('writes the same bytes in any order of routes', async () => {
    await write();
    const first = await readFile(file('manifest.json'), 'utf8');
    await write({routesPaths: [...site.routesPaths].reverse()});
    expect(await readFile(file('manifest.json'), 'utf8')).toBe(first);
  });

  it("uses the category as lvl0, or the site's title", async () => {
    await write();
    const {groups} = await readManifest();
    expect((await readPageRows()).map(page => groups[page.group])).toEqual([
      'Redux',
      'API Reference',
      'Tutorials',
      'Using Redux',
    ]);
  });

  it('adds the base URL exactly once, with or without trailing slashes', async () => {
    await write({
      baseUrl: '/docs/',
      routesPaths: ['/docs/api/store/', '/docs/404.html'],
      categories: new Map([['/docs/api/store', 'API Reference']]),
    });
    expect(await readManifest()).toMatchObject({groups: ['API Reference']});
    expect(await readPageRows()).toMatchObject([{path: '/docs/api/store/', group: 0}]);
  });

  it('finds pages that were written as `x.html`', async () => {
    await site.remove();
    site = await buildSite({'/a.html': docPage('A', '<h1>A</h1>')});
    expect(await write({routesPaths: ['/a', '/a-route-without-a-file']})).toMatchObject({pages: 1});
  });

  it('splits the texts into files, and records how many sections each has', async () => {
    const long = 'state '.repeat(1000);
    await site.remove();
    site = await buildSite({
      '/a': docPage('A', `<h1>A</h1><p>${long}<h2 id=b>B</h2><p>${long}<h2 id=c>C</h2><p>last`),
    });
    await write();
    const {texts, version} = await readManifest();
    expect(texts).toEqual([1, 1, 1]);
    expect(await json<TextsFile>(fileName('texts', 2, version))).toEqual(['last']);
  });

  it("records the sections' tags", async () => {
    await write();
    expect((await readManifest()).tags).toEqual([
      [0, null],
      [4, 'docs-default-current'],
      [7, null],
    ]);
  });

  it("records the lengths of the pages and the site's title", async () => {
    await write({siteTitle: 'Redux Docs'});
    expect(await readManifest()).toMatchObject({
      pages: [1, 3, 3, 2],
      sections: 9,
      siteWords: ['redux', 'docs'],
    });
  });

  it('includes the synonyms', async () => {
    await write({synonyms: {download: ['installation']}});
    expect(await readManifest()).toMatchObject({synonyms: {download: ['installation']}});
  });

  it('writes an empty index for a site without pages', async () => {
    expect(await write({routesPaths: []})).toMatchObject({pages: 0, records: 0});
    expect(await readManifest()).toMatchObject({format: 8, locale: 'en', texts: [], titles: []});
  });
});
