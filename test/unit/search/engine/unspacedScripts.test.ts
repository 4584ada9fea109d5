// cspell:disable -- words in other languages

import {createLocalBackend} from '@site/theme-plugin/src/search/engine/backend';
import {queryOf} from '../support/hits';
import {serveFolder, type FileServer} from '../support/serve';
import {buildSite, docPage, heading, type BuiltSite} from '../support/site';
import {writeIndex} from '../support/writeIndex';

/* Japanese, Chinese, and Thai have no spaces between words, and Firefox 115 has no Intl.Segmenter. */

const PAGES = {
  '/ja/intro': docPage(
    'Redux入門',
    `<header><h1>Redux入門</h1></header><p>Reduxは、アプリケーション全体の状態管理を助けるライブラリです。${heading(2, 'store', 'ストアを作る')}<p>すべての状態は一つのストアに置かれます。リデューサーは純粋な関数です。`,
  ),
  '/ja/middleware': docPage(
    'ミドルウェア',
    '<header><h1>ミドルウェア</h1></header><p>非同期処理はここで行います。関数の合成も使えます。',
  ),
  '/zh/intro': docPage(
    '快速入门',
    `<header><h1>快速入门</h1></header><p>安装后，先创建仓库，再编写归约器。${heading(2, 'select', '读取数据')}<p>组件通过选择器读取仓库里的数据，数据不可直接修改。`,
  ),
  '/th/intro': docPage('เริ่มต้น', '<header><h1>เริ่มต้น</h1></header><p>ตัวอย่างการใช้งานร้านค้า'),
  '/en/intro': docPage(
    'Introduction',
    '<header><h1>Introduction</h1></header><p>State in a store.',
  ),
};

let site: BuiltSite;
let server: FileServer;

beforeAll(async () => {
  site = await buildSite(PAGES);
  server = await serveFolder(() => site.outDir);
  await writeIndex({
    outDir: site.outDir,
    baseUrl: '/',
    locale: 'ja',
    routesPaths: site.routesPaths,
    categories: new Map(),
    siteTitle: 'Docs',
  });
});

afterAll(async () => {
  await server.close();
  await site.remove();
});

async function search(query: string) {
  const backend = createLocalBackend(`${server.url}search/`);
  const {hits} = await backend.search(queryOf(query));
  return hits.map(hit => ({
    url: hit.url,
    text:
      hit.type === 'content'
        ? hit.excerpt
        : Object.values(hit.markedHierarchy ?? {}).find(value => value.includes('<mark>')),
  }));
}

it.each([
  ['状態管理', '/ja/intro', /全体の<mark>状態管理<\/mark>を助ける/],
  ['純粋な関数', '/ja/intro#store', /<mark>純粋な関数<\/mark>です/],
  ['ストア', '/ja/intro#store', /^<mark>ストア<\/mark>を作る$/],
  ['Redux入門', '/ja/intro', /^<mark>Redux入門<\/mark>$/],
  ['非同期', '/ja/middleware', /^<mark>非同期<\/mark>処理は/],
  ['入门', '/zh/intro', /^快速<mark>入门<\/mark>$/],
  ['选择器', '/zh/intro#select', /组件通过<mark>选择器<\/mark>读取/],
  ['不可直接修改', '/zh/intro#select', /<mark>不可直接修改<\/mark>/],
  ['ตัวอย่าง', '/th/intro', /^<mark>ตัวอย่าง<\/mark>การ/],
])('%s is found inside a sentence, as the first result, and marked', async (query, url, text) => {
  expect((await search(query))[0]).toEqual({url, text: expect.stringMatching(text)});
});

it.each([
  ['状', '/ja/intro'],
  ['助', '/ja/intro'],
  ['门', '/zh/intro'],
  ['純', '/ja/intro#store'],
  ['す', '/ja/intro'],
])('the single character %s is found, even at the end of a sentence', async (query, url) => {
  expect((await search(query)).map(hit => hit.url)).toContain(url);
});

it('finds nothing for characters that never appear together', async () => {
  expect(await search('猫犬鳥')).toEqual([]);
  expect(await search('库仓')).toEqual([]);
});

it('ranks text with scattered parts of the query below text with the whole query', async () => {
  const urls = (await search('関数の合成')).map(({url}) => url);
  expect(urls[0]).toBe('/ja/middleware');
});
