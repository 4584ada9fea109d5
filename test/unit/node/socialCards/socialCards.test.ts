import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {builtPage} from '@site/test/unit/support/builtPage';
import type {HeadEdit} from '@site/theme-plugin/src/node/builtSite/HeadEdit';
import {
  CARD_COLORS,
  prepareSocialCards,
  type BuiltLocale,
} from '@site/theme-plugin/src/node/socialCards/prepareSocialCards';

// The libraries load slowly.
jest.setTimeout(240_000);

let siteDir: string;
let built: BuiltLocale;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
  built = {
    siteDir,
    outDir: path.join(siteDir, 'build'),
    baseUrl: '/x/',
    direction: 'ltr',
    siteConfig: {title: 'Site', url: 'https://example.com', themeConfig: {}},
    docs: {
      default: {
        loadedVersions: [
          {
            docs: [{id: 'store', permalink: '/x/store', title: 'Store'}],
            sidebars: {
              main: [
                {
                  type: 'category',
                  label: 'Guide',
                  items: [{type: 'category', label: 'API', items: [{type: 'doc', id: 'store'}]}],
                },
              ],
            },
          },
        ],
      },
    },
  };
});
afterEach(() => fs.rmSync(siteDir, {recursive: true}));

const head = (title: string, tags = '') => `<head><title>${title}</title>${tags}`;
const prepare = (config: Record<string, unknown> = {}, options: object = {}) =>
  prepareSocialCards(
    {...built, siteConfig: {...built.siteConfig, themeConfig: config}},
    {fonts: [], colors: CARD_COLORS, ...options},
  );
const cardsIn = (folder: string) => fs.readdirSync(path.join(siteDir, folder));
const GREEK = '@fontsource/source-sans-3/files/source-sans-3-greek-ext-600-normal.woff';
const CACHE = 'node_modules/.cache/docusaurus-theme-folio/social-cards';

/** What an edit adds to a page, or the page itself if nothing changes. */
const edited = async (edit: HeadEdit, html: string, route: string) =>
  (await edit(builtPage(html, route)))?.added ?? html;

/** The attributes of the tags that were added. */
const contentOf = (html: string, name: string) =>
  new RegExp(`=${name} content="([^"]*)"`).exec(html)?.[1];

it('gives a page a card with its title and its categories, at an absolute URL', async () => {
  const {edit, counts} = await prepare();
  const html = await edited(edit, head('Store | Site'), '/x/store/');
  const [file] = cardsIn('build/assets/social');
  expect(contentOf(html, 'og:image')).toBe(`https://example.com/x/assets/social/${file}`);
  expect(contentOf(html, 'twitter:image')).toBe(contentOf(html, 'og:image'));
  expect(contentOf(html, 'og:image:alt')).toBe('Store · Guide › API · Site');
  expect([...counts.cards]).toEqual([file]);
  expect([...counts.drawn]).toEqual([file]);
});

it("shows a category's name once if the page has the same name", async () => {
  const {edit} = await prepare();
  const html = await edited(edit, head('API | Site'), '/x/store');
  expect(contentOf(html, 'og:image:alt')).toBe('API · Guide · Site');
});

it('draws a card once across pages and builds', async () => {
  await edited((await prepare()).edit, head('Store | Site'), '/x/store');
  const again = await prepare();
  fs.rmSync(path.join(siteDir, 'build'), {recursive: true});
  const html = await edited(again.edit, head('Store | Site'), '/x/store');
  expect(again.counts.drawn.size).toBe(0);
  expect(cardsIn('build/assets/social')).toEqual(cardsIn(CACHE));
  expect(html).toContain(cardsIn(CACHE)[0]);
});

it.each([
  ['title', () => prepare(), 'Shop | Site'],
  ['colors', () => prepare({}, {colors: {...CARD_COLORS, accent: '#00f'}}), 'Store | Site'],
  [
    'logo',
    () => {
      fs.writeFileSync(
        path.join(siteDir, 'build/logo.svg'),
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      );
      return prepare({navbar: {logo: {src: 'logo.svg'}}});
    },
    'Store | Site',
  ],
])('draws another card for another %s', async (_, change, title) => {
  await edited((await prepare()).edit, head('Store | Site'), '/x/store');
  const {edit, counts} = await change();
  await edited(edit, head(title), '/x/store');
  expect(counts.drawn.size).toBe(1);
  expect(cardsIn(CACHE)).toHaveLength(2);
});

it('draws another card for another font under the same name', async () => {
  const file = path.join(siteDir, 'own.woff');
  const withFont = async (font: string) => {
    fs.copyFileSync(require.resolve(font), file);
    const {edit, counts} = await prepare({}, {fonts: [file]});
    await edited(edit, head('Store | Site'), '/x/store');
    return counts.drawn.size;
  };
  expect(await withFont(GREEK)).toBe(1);
  expect(await withFont(GREEK)).toBe(0);
  expect(await withFont(GREEK.replace('greek-ext', 'vietnamese'))).toBe(1);
});

it("replaces the site's picture, but not a page's own", async () => {
  const {edit} = await prepare({image: 'img/site.png'});
  const tag = (image: string) => `<meta property=og:image content=https://example.com/x/${image}>`;
  const page = builtPage(head('Store | Site', tag('img/site.png')), '/x/store');
  const change = await edit(page);
  expect(change?.removed).toEqual(page.head.metaElements);
  expect(change?.added.match(/og:image content/g)).toHaveLength(1);
  const own = head('Store | Site', tag('img/own.png'));
  expect(await edited(edit, own, '/x/store')).toBe(own);
});

it('leaves noindex pages and pages without a title alone', async () => {
  const {edit, counts} = await prepare();
  const hidden = head('Search | Site', '<meta name=robots content="noindex, follow">');
  expect(await edited(edit, hidden, '/x/search')).toBe(hidden);
  expect(await edited(edit, '<head>', '/x/store')).toBe('<head>');
  expect(counts.cards.size).toBe(0);
});

it('leaves a page alone if no font has its characters, and warns', async () => {
  const {edit, counts} = await prepare();
  const pages = {'/x/a': head('状態 | Site'), '/x/b': head('状態 | Site'), '/x/c': head('🚀 C')};
  for (const [route, html] of Object.entries(pages)) {
    expect(await edited(edit, html, route)).toBe(html);
  }
  expect([...counts.failures]).toEqual([
    ['no font has “状態”', ['/x/a', '/x/b']],
    ['no font has “🚀”', ['/x/c']],
  ]);
});

it("draws characters that the built-in fonts lack with the site's fonts", async () => {
  const title = 'ἀρχή';
  const without = await prepare();
  expect(await edited(without.edit, head(title), '/x/a')).toBe(head(title));
  const {edit, counts} = await prepare({}, {fonts: [require.resolve(GREEK)]});
  expect(contentOf(await edited(edit, head(title), '/x/a'), 'og:image:alt')).toBe('ἀρχή · Site');
  expect(counts.failures.size).toBe(0);
});
