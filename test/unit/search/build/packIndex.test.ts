import {buildIndex} from '@site/theme-plugin/search/src/build/buildIndex';
import type {IndexedPage} from '@site/theme-plugin/search/src/build/IndexedPage';
import {packIndex} from '@site/theme-plugin/search/src/build/packIndex';
import {search} from '@site/theme-plugin/search/src/engine/engine';
import {createIndexFiles} from '@site/theme-plugin/search/src/engine/indexFiles';
import type {Manifest} from '@site/theme-plugin/search/src/engine/indexFormat';

/** A word that only one section has: its number in letters. */
const nameOf = (number: number) =>
  `w${Array.from(number.toString(26).padStart(4, '0'), digit => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')}`;

const WORDS_A_PAGE = 40;

/** A number of pages, each with its own words, plus `common` words that all of them have. */
function manyPages(count: number): IndexedPage[] {
  return Array.from({length: count}, (_, page) => ({
    path: `/page-${String(page).padStart(5, '0')}`,
    group: 'G',
    title: `Title ${nameOf(page)}`,
    keywords: [],
    links: [],
    description: '',
    tag: null,
    sections: [0, 1].map(place => ({
      level: place + 1,
      title: place === 0 ? `Title ${nameOf(page)}` : `Part ${nameOf(page)} of it`,
      anchor: place === 0 ? '' : 'part',
      parent: place - 1,
      text: `common ${Array.from({length: WORDS_A_PAGE}, (__, word) => nameOf(page * WORDS_A_PAGE + word)).join(' ')}`,
      names: [],
      code: [],
    })),
  }));
}

const URL = 'http://site.test/search/';

const pack = (count: number) => packIndex(buildIndex(manyPages(count)), {locale: 'en'});

/** Building a large index takes most of the tests' time. */
const sites = new Map<number, ReturnType<typeof pack>>();

function openSite(count: number) {
  const packed = sites.get(count) ?? pack(count);
  sites.set(count, packed);
  const fetched = new Map<string, number>();
  const files = createIndexFiles(URL, async url => {
    const name = url.slice(URL.length);
    const json = packed.get(name);
    fetched.set(name, json?.length ?? 0);
    return new Response(json, {status: json === undefined ? 404 : 200});
  });
  const manifest = JSON.parse(packed.get('manifest.json') ?? '') as Manifest;
  return {packed, files, fetched, manifest};
}

describe('packIndex', () => {
  it('keeps a small site in one file of each kind', () => {
    const {manifest} = openSite(3);
    const {titles, content, texts, extras} = manifest;
    const kinds = [titles, content, texts, extras];
    expect(kinds.map(({length}) => length)).toEqual([1, 1, 1, 1]);
    expect(pack(3)).toEqual(pack(3));
  });

  it('gives each page a file of rows, so a hit fetches no other page', async () => {
    const {files, fetched} = openSite(60);
    await files.section(119);
    const rows = [...fetched.keys()].filter(name => name.startsWith('rows.'));
    expect(rows).toEqual([expect.stringMatching(/^rows\.59\.[\da-f]{10}\.json$/)]);
  });

  it('renames all files when one of them changes', () => {
    const pages = manyPages(3);
    const [first, ...others] = pages;
    const namesOf = (all: readonly IndexedPage[]) =>
      [...packIndex(buildIndex(all), {locale: 'en'}).keys()].filter(
        name => name !== 'manifest.json',
      );
    const changed = first ? [{...first, description: 'Another description'}, ...others] : [];
    const known = new Set(namesOf(pages));
    expect(namesOf(changed).filter(name => known.has(name))).toEqual([]);
  });

  it('splits a large one, and finds everything in it', async () => {
    const {files, manifest} = openSite(600);
    expect(manifest.titles.length).toBeGreaterThan(1);
    expect(manifest.content.length).toBeGreaterThan(3);
    for (const page of [0, 299, 599]) {
      const [first] = await search(files, nameOf(page));
      expect((await files.section(first?.section ?? -1)).url).toBe(
        `/page-${String(page).padStart(5, '0')}`,
      );
      const last = page * WORDS_A_PAGE + WORDS_A_PAGE - 1;
      const hits = await search(files, nameOf(last));
      expect(hits.some(({section}) => Math.floor(section / 2) === page)).toBe(true);
      expect(await files.textOf('texts', page * 2)).toContain(nameOf(last));
    }
    expect(await search(files, 'common')).toHaveLength(1200);
  });

  it('finds the enclosing section across shard boundaries', async () => {
    const {files} = openSite(600);
    expect((await files.section(1199)).hierarchy).toMatchObject({
      lvl0: 'G',
      lvl1: `Title ${nameOf(599)}`,
      lvl2: `Part ${nameOf(599)} of it`,
    });
  });

  it('fetches little more for a search on a large site than on a small one', async () => {
    const [small, large] = await Promise.all(
      [60, 600].map(async count => {
        const {files, fetched} = openSite(count);
        const [first] = await search(files, nameOf(7));
        await files.section(first?.section ?? -1);
        return [...fetched.values()].reduce((sum, bytes) => sum + bytes);
      }),
    );
    expect(large).toBeLessThan(2 * (small ?? 0));
  });

  it('finds a typo on a large site', async () => {
    const {files} = openSite(600);
    const name = nameOf(599);
    const typo = `${name.slice(0, -2)}${name.at(-1)}${name.at(-2)}`;
    const urls = await Promise.all(
      (await search(files, `${typo}`)).map(async ({section}) => (await files.section(section)).url),
    );
    expect(urls.length).toBeGreaterThan(0);
  });
});
