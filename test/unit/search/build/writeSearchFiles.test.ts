import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  fileName,
  type FileKind,
  type Manifest,
  type RowsFile,
  type TextsFile,
} from '@site/theme-plugin/search/src/engine/indexFormat';
import {buildSite, CATEGORIES, docPage, PAGES, type BuiltSite} from '../support/site';
import {writeIndex, type WriteIndexProps} from '../support/writeIndex';

let site: BuiltSite;

beforeEach(async () => {
  site = await buildSite(PAGES);
});

afterEach(() => site.remove());

/** Writes the index of other pages. */
async function writeOf(pages: Record<string, string>, props: Partial<WriteIndexProps> = {}) {
  await site.remove();
  site = await buildSite(pages);
  return write({routesPaths: site.routesPaths, ...props});
}

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
  it('indexes every page except 404, search, redirects, and noindex, in the group of its category', async () => {
    expect(
      await write({synonyms: {download: ['installation']}, siteTitle: 'Redux Docs'}),
    ).toMatchObject({
      pages: 4,
      records: 9,
    });
    const manifest = await readManifest();
    const rows = await readPageRows();
    expect(rows.map(page => [page.path, manifest.groups[page.group]])).toEqual([
      ['/', 'Redux Docs'],
      ['/api/store', 'API Reference'],
      ['/tutorials/part-1', 'Tutorials'],
      ['/usage/middleware', 'Using Redux'],
    ]);
    expect(manifest).toMatchObject({
      tags: [
        [0, null],
        [4, 'docs-default-current'],
        [7, null],
      ],
      pages: [1, 3, 3, 2],
      sections: 9,
      siteWords: ['redux', 'docs'],
      synonyms: {download: ['installation']},
    });
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

  it('adds the base URL exactly once, with or without trailing slashes', async () => {
    await write({
      baseUrl: '/docs/',
      routesPaths: ['/docs/api/store/', '/docs/404.html'],
      categories: new Map([['/docs/api/store', 'API Reference']]),
    });
    expect(await readManifest()).toMatchObject({groups: ['API Reference']});
    expect(await readPageRows()).toMatchObject([{path: '/docs/api/store/', group: 0}]);
  });

  it("finds pages that were written as `x.html`, and one at /search that isn't a search page", async () => {
    const pages = {
      '/a.html': docPage('A', '<h1>A</h1>'),
      '/search': docPage('S', '<h1>Search</h1>'),
    };
    await writeOf(pages, {routesPaths: ['/a', '/a-route-without-a-file', '/search']});
    expect((await readPageRows()).map(page => page.path)).toEqual(['/a', '/search']);
  });

  it('splits the texts into files, and records how many sections each has', async () => {
    const long = 'state '.repeat(1000);
    await writeOf({
      '/a': docPage('A', `<h1>A</h1><p>${long}<h2 id=b>B</h2><p>${long}<h2 id=c>C</h2><p>last`),
    });
    const {texts, version} = await readManifest();
    expect(texts).toEqual([1, 1, 1]);
    expect(await json<TextsFile>(fileName('texts', 2, version))).toEqual(['last']);
  });

  it('writes an empty index for a site without pages', async () => {
    expect(await write({routesPaths: []})).toMatchObject({pages: 0, records: 0});
    expect(await readManifest()).toMatchObject({format: 8, locale: 'en', texts: [], titles: []});
  });
});
