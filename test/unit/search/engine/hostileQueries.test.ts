import {cutQuery} from '@site/theme-plugin/src/search/queryText';
import {createLocalBackend} from '@site/theme-plugin/src/search/engine/backend';
import type {SearchClient, SearchResult} from '@site/theme-plugin/src/search/SearchClient';
import {queryOf} from '../support/hits';
import {serveFolder, type FileServer} from '../support/serve';
import {buildSite, docPage, PAGES, type BuiltSite} from '../support/site';
import {writeIndex} from '../support/writeIndex';

/** What readers type by accident, paste, or try out. None of it may fail, hang, or run as code. */

let site: BuiltSite;
let server: FileServer;
let backend: SearchClient;

const LONG_PAGE = docPage('Long', `<h1>Long</h1><p>${'A reducer takes state. '.repeat(500)}`);

beforeAll(async () => {
  site = await buildSite({
    ...PAGES,
    '/long': LONG_PAGE,
    '/script': docPage(
      'Markup',
      '<h1>Markup</h1><p>Never write &lt;script&gt;alert(1)&lt;/script&gt;',
    ),
    '/cjk': docPage('状態', '<h1>状態管理</h1><p>状態 を 管理 する'),
    '/rtl': docPage('حالة', '<h1>إدارة الحالة</h1><p>النكات'),
    '/emoji': docPage('Rocket', '<h1>Rocket 🚀 science</h1><p>Launch'),
    '/accents': docPage('Café', '<h1>Café orders</h1><p>Crème brûlée'),
  });
  server = await serveFolder(() => site.outDir);
  await writeIndex({
    outDir: site.outDir,
    baseUrl: '/',
    locale: 'en',
    routesPaths: site.routesPaths,
    categories: new Map(),
    siteTitle: 'Redux',
  });
  backend = createLocalBackend(`${server.url}search/`);
});

afterAll(async () => {
  await server.close();
  await site.remove();
});

/** @param cut - whether to cut the query to 64 characters, like the dialog */
const search = (query: string, {cut = true} = {}): Promise<SearchResult> =>
  backend.search(queryOf(cut ? cutQuery(query) : query));

const urls = ({hits}: SearchResult) => hits.map(({url}) => url);

it.each([
  ['nothing', ''],
  ['blanks', ' \t\n\u00A0\u3000'],
  ['punctuation', '...!?'],
  ['emoji', '🚀🚀👩‍👩‍👧‍👦'],
  ['half of a surrogate pair', '\uD83D'],
  ['zero-width characters', '\u200B\u200D\uFEFF'],
  ['control characters', '\u0000\u0007\u001B'],
  ['only regular expression characters', '.*+?^${}()|[]\\/'],
])('%s finds nothing without failing', async (_, query) => {
  expect(await search(query)).toMatchObject({hits: [], nbHits: 0});
});

it.each([
  ['one letter', 's', '/api/store'],
  ['a word between regular expression characters', '^store$|(.*)', '/api/store'],
  ['a backslash', 'store\\', '/api/store'],
  ['quotation marks', '"store"', '/api/store'],
  ['emoji beside a word', '🚀 rocket', '/emoji'],
  ['Chinese or Japanese', '状態管理', '/cjk'],
  ['the beginning of it', '状態', '/cjk'],
  ['Arabic', 'إدارة', '/rtl'],
  ['Arabic between direction marks', '\u202Bالنكات\u202C', '/rtl'],
  ['a word without its accents', 'cafe', '/accents'],
  ['decomposed accents', 'cre\u0300me', '/accents'],
  ['capitals', 'STORE', '/api/store'],
  ['markup', '<b>store</b>', '/api/store'],
])('%s is found', async (_, query, url) => {
  expect(urls(await search(query))).toContain(url);
});

it('treats <script> as text, in the query and in the results', async () => {
  const {hits} = await search('<script>alert(1)</script>');
  expect(urls({hits, nbHits: 0})).toContain('/script');
  const texts = hits.flatMap(hit => [
    hit.excerpt ?? '',
    ...Object.values(hit.markedHierarchy ?? {}),
  ]);
  // Marked text is between the two tags and is never read as HTML.
  expect(texts.join('\n')).toContain('<<mark>script</mark>>');
});

it.each([
  ['a name of the language', 'constructor'],
  ['another one', '__proto__'],
  ['a method', 'hasOwnProperty toString'],
])('%s is a word like any other', async (_, query) => {
  expect(Array.isArray((await search(query)).hits)).toBe(true);
});

it('answers a query of more than 64 characters based on its first characters', async () => {
  const query = `store ${'and more of the same '.repeat(10)}`;
  expect(urls(await search(query))).toEqual(urls(await search(query.slice(0, 64))));
});

it('answers a pasted page, even uncut, with less than a second of computing', async () => {
  const began = process.cpuUsage();
  const text = LONG_PAGE.replace(/<[^>]*>/g, ' ');
  expect((await search(text, {cut: false})).hits.length).toBeGreaterThan(0);
  const distinct = Array.from({length: 400}, (_, number) => `word${number} store`).join(' ');
  await search(distinct, {cut: false});
  const {user, system} = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(1000);
});

it('answers each of several queries typed faster than they can be answered', async () => {
  const text = 'createstore and getstate';
  const typed = Array.from(text, (_, end) => text.slice(0, end + 1));
  const together = await Promise.all(typed.map(query => search(query)));
  for (const [place, query] of typed.entries()) {
    expect(urls(together[place] ?? {hits: [], nbHits: 0})).toEqual(urls(await search(query)));
  }
});
