import {folderOfTest} from '@site/test/unit/support/folderOfTest';
import fs from 'node:fs';
import {builtPage} from '@site/test/unit/support/builtPage';
import type {HeadEdit} from '@folio-pages/builtSite/HeadEdit';
import {
  type BuiltLocale,
  CARD_COLORS,
  prepareSocialCards,
} from '@folio-pages/socialCards/prepareSocialCards';
import path from 'node:path';
import {type CardFonts, readCardFonts} from '@folio-pages/socialCards/cardFonts';
import {cardTree} from '@folio-pages/socialCards/cardTree';
import {CARD_MAX_BYTES, drawCard} from '@folio-pages/socialCards/drawCard';
import {cachedFile} from '@folio-pages/socialCards/cachedFile';
import {titleType} from '@folio-pages/socialCards/titleType';
import {hasOwnPicture, socialTags} from '@folio-pages/socialCards/socialTags';
import {readCardLogo} from '@folio-pages/socialCards/cardLogo';
import {checkCardPackages} from '@folio-pages/socialCards/checkCardPackages';

describe('socialCards', () => {
  const {at, write, list} = folderOfTest();
  let built: BuiltLocale;

  beforeEach(() => {
    built = {
      siteDir: at(),
      outDir: at('build'),
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

  const head = (title: string, tags = '') => `<head><title>${title}</title>${tags}`;
  const prepare = (config: Record<string, unknown> = {}, options: object = {}) =>
    prepareSocialCards(
      {...built, siteConfig: {...built.siteConfig, themeConfig: config}},
      {fonts: [], colors: CARD_COLORS, ...options},
    );
  const GREEK = '@fontsource/source-sans-3/files/source-sans-3-greek-ext-600-normal.woff';
  const CACHE = 'node_modules/.cache/docusaurus-plugin-folio-pages/social-cards';

  /** What an edit adds to a page, or the page itself if nothing changes. */
  const edited = async (edit: HeadEdit, html: string, route: string) =>
    (await edit(builtPage(html, route), {}))?.added ?? html;

  /** The attributes of the tags that were added. */
  const contentOf = (html: string, name: string) =>
    new RegExp(`=${name} content="([^"]*)"`).exec(html)?.[1];

  it('gives a page a card with its title and its categories, at an absolute URL', async () => {
    const {edit, counts} = await prepare();
    const html = await edited(edit, head('Store | Site'), '/x/store/');
    const [file] = list('build/assets/social');
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
    fs.rmSync(at('build'), {recursive: true});
    const html = await edited(again.edit, head('Store | Site'), '/x/store');
    expect(again.counts.drawn.size).toBe(0);
    expect(list('build/assets/social')).toEqual(list(CACHE));
    expect(html).toContain(list(CACHE)[0]);
  });

  it.each([
    ['title', () => prepare(), 'Shop | Site'],
    ['colors', () => prepare({}, {colors: {...CARD_COLORS, accent: '#00f'}}), 'Store | Site'],
    [
      'logo',
      () => {
        write('build/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
        return prepare({navbar: {logo: {src: 'logo.svg'}}});
      },
      'Store | Site',
    ],
  ])('draws another card for another %s', async (_, change, title) => {
    await edited((await prepare()).edit, head('Store | Site'), '/x/store');
    const {edit, counts} = await change();
    await edited(edit, head(title), '/x/store');
    expect(counts.drawn.size).toBe(1);
    expect(list(CACHE)).toHaveLength(2);
  });

  it('draws another card for another font under the same name', async () => {
    const file = at('own.woff');
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
    const tag = (image: string) =>
      `<meta property=og:image content=https://example.com/x/${image}>`;
    const page = builtPage(head('Store | Site', tag('img/site.png')), '/x/store');
    const change = await edit(page, {});
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

  it("draws characters that the built-in fonts lack with the site's fonts", async () => {
    const title = 'ἀρχή';
    const without = await prepare();
    expect(await edited(without.edit, head(title), '/x/a')).toBe(head(title));
    const {edit, counts} = await prepare({}, {fonts: [require.resolve(GREEK)]});
    expect(contentOf(await edited(edit, head(title), '/x/a'), 'og:image:alt')).toBe('ἀρχή · Site');
    expect(counts.failures.size).toBe(0);
  });
});

describe('drawCard', () => {
  let fonts: CardFonts;

  beforeAll(async () => {
    fonts = await readCardFonts('/', []);
  });

  const draw = (title: string, section = '', width = 32) =>
    drawCard(
      cardTree(
        {title, section, siteTitle: 'Redux'},
        {
          colors: CARD_COLORS,
          direction: 'ltr',
          families: fonts.families,
          logo: {
            src: `data:image/svg+xml;base64,${fs.readFileSync(path.join(__dirname, '../../../static/img/logo.svg'), 'base64')}`,
            width,
            height: 32,
          },
        },
      ),
      fonts.fonts,
    );

  it.each([
    ['Store', 'API Reference'],
    ['combineReducers(slices)', 'API Reference'],
    ['Performance, normalized data, and reactions', 'Tutorials › Redux Essentials'],
    ['Łódź, Đặng, Ελληνικά, Привет', ''],
    ['naïve(Ω)', ''],
    ['A title that goes on and on, far beyond what anybody would read on a card. '.repeat(3), 'A'],
  ])('draws %j in the size that social networks expect, within 60 KiB', async (...texts) => {
    const png = await draw(...texts);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(2048);
    expect(png.length).toBeLessThanOrEqual(CARD_MAX_BYTES);
  });

  it('names the characters that no font has, every time', async () => {
    await expect(draw('状態とは')).rejects.toThrow('no font has “状態とは”');
    await expect(draw('状態とは')).rejects.toThrow('no font has “状態とは”');
    await expect(draw('Launch 🚀')).rejects.toThrow('no font has “🚀”');
  });

  it('draws the same card as the same bytes, and another card as different bytes', async () => {
    const first = await draw('Store');
    expect(await draw('Store')).toEqual(first);
    expect(await draw('Store', '', 64)).not.toEqual(first);
  });

  it("has the theme's light mode colors", () => {
    const tokens = fs.readFileSync(
      path.join(__dirname, '../../../theme-plugin/theme/src/client/css/tokens.css'),
      'utf8',
    );
    const colorOf = (name: string) => new RegExp(` --${name}: (#\\w+);`).exec(tokens)?.[1];
    expect(CARD_COLORS).toEqual({
      surface: colorOf('surface'),
      text: colorOf('text'),
      accent: colorOf('ifm-color-primary-light'),
    });
  });
});

describe('cachedFile', () => {
  const {at, write, list} = folderOfTest();

  it('creates a file once', async () => {
    const folder = at('deep/cache');
    const make = jest.fn(async () => Buffer.from('made'));
    const made = {data: Buffer.from('made')};
    expect(await cachedFile(folder, 'a', make)).toEqual({...made, isNew: true});
    expect(await cachedFile(folder, 'a', make)).toEqual({...made, isNew: false});
    expect(make).toHaveBeenCalledTimes(1);
    expect(await cachedFile(folder, 'b', make)).toEqual({...made, isNew: true});
    expect(list('deep/cache')).toEqual(['a', 'b']);
  });

  it('works without a writable folder', async () => {
    const made = await cachedFile(write('file'), 'a', async () => Buffer.from('made'));
    expect(made).toEqual({data: Buffer.from('made'), isNew: true});
  });

  it('keeps nothing if creating the file fails', async () => {
    const fail = () => Promise.reject(new Error('no'));
    await expect(cachedFile(at(), 'a', fail)).rejects.toThrow('no');
    expect(list()).toEqual([]);
  });
});

describe('titleType', () => {
  const room = {width: 1040, height: 350};
  const typeOf = (title: string) => titleType(title, room);

  it.each([
    ...['createStore', 'combineReducers(slices)', 'compose(...functions)', 'store.dispatch'],
    ...['React.memo(Component)', '<Provider store>', 'snake_case'],
  ])('sets %s as code', title => {
    expect(typeOf(title).isCode).toBe(true);
  });

  it.each([
    ...['compose', 'Store', 'JavaScript', 'Next.js', 'TypeScript quick start'],
    ...['Using combineReducers', 'Utilities: isAction, isPlainObject', 'Middleware (advanced)'],
  ])('sets %s as text', title => {
    expect(typeOf(title).isCode).toBe(false);
  });

  it('sets a longer title in smaller type, with more lines', () => {
    const titles = [5, 20, 40, 70, 120].map(letters => typeOf('a bc '.repeat(letters / 5)));
    const sizes = titles.map(({size}) => size);
    expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a));
    expect(titles.map(({lines}) => lines)).toEqual([2, 3, 3, 4, 5]);
  });

  it('leaves room for each line of text', () => {
    for (const {size, lines} of ['Store', 'a bc '.repeat(8), 'a bc '.repeat(30)].map(typeOf)) {
      expect(size * 1.08 * lines).toBeLessThanOrEqual(room.height);
    }
  });

  it('counts a wide character as two', () => {
    expect(typeOf('状態を追跡できるストア').size).toBe(typeOf('a bc '.repeat(4)).size);
  });

  it("keeps the longest word, and code, on one line as long as it's readable", () => {
    const word = 'Internationalization';
    expect(typeOf(word).size * 0.5 * word.length).toBeLessThan(room.width);
    const call = 'createListenerMiddleware(options)';
    expect(typeOf(call).size * 0.58 * call.length).toBeLessThan(room.width);
    expect(typeOf(`${'x'.repeat(100)}()`).size).toBe(40);
    expect(typeOf('x'.repeat(100)).size).toBe(56);
    expect(typeOf('a-title-that-can-break-at-each-hyphen').size).toBe(
      typeOf('a title that can break at each hyphen').size,
    );
  });
});

describe('socialTags', () => {
  const SITE = 'https://example.com/x/img/site.png';
  const siteTags =
    `<meta data-rh=true property=og:image content=${SITE} />` +
    `<meta data-rh="true" name="twitter:image" content="${SITE}">`;
  const head = (tags: string) =>
    `<!doctype html><html><head><title>A</title>${tags}<meta name=description content="og:image">`;

  it("contains the card's URL and alternative text, escaped for attributes", () => {
    expect(socialTags([], 'https://example.com/a.png', 'A & "b" <c>').added).toBe(
      '<meta property=og:image content="https://example.com/a.png">' +
        '<meta property=og:image:width content="1200"><meta property=og:image:height content="630">' +
        '<meta property=og:image:alt content="A &amp; &quot;b&quot; &lt;c&gt;">' +
        '<meta name=twitter:image content="https://example.com/a.png">',
    );
  });

  it("replaces the site's picture until React brings it back", () => {
    const {metaElements} = builtPage(head(siteTags)).head;
    const {removed, added} = socialTags(metaElements, 'https://example.com/a.png', 'A');
    expect(removed).toEqual(metaElements.slice(0, 2));
    expect(added.match(/<meta data-rh=true /g)).toHaveLength(5);
    expect(added.match(/og:image content/g)).toHaveLength(1);
  });

  it("leaves properties alone whose names only start like a picture's", () => {
    const tags = '<meta property=og:images content=a><meta name=twitter:image2 content=b>';
    expect(socialTags(builtPage(head(tags)).head.metaElements, '/a.png', 'A').removed).toEqual([]);
  });

  it.each([
    ['no picture', '', false],
    ["the site's picture", siteTags, false],
    ['a picture of its own', '<meta property=og:image content=https://example.com/own.png>', true],
    ['another size', `${siteTags}<meta property=og:image:width content=9>`, false],
    ['a description of no picture', '<meta property=og:image:alt content="A picture">', false],
    ['an unknown property', '<meta property=my:image content=/own.png>', false],
    ['a picture for one network', '<meta name=twitter:image content=/own.png>', true],
  ])('detects whether a page with %s has its own', (_, tags, isOwn) => {
    expect(hasOwnPicture(builtPage(head(tags)).head.metaElements, SITE)).toBe(isOwn);
  });

  it("treats any picture as the page's own if the site has none", () => {
    expect(hasOwnPicture(builtPage(head(siteTags)).head.metaElements, null)).toBe(true);
  });
});

describe('cardTree', () => {
  /** The size at which a card shows a logo of the given proportions. */
  function shownLogo(width: number, height: number): unknown[] {
    const card = cardTree(
      {title: 'Store', section: '', siteTitle: 'Redux'},
      {
        colors: CARD_COLORS,
        direction: 'ltr',
        families: {text: 'Text', code: 'Code'},
        logo: {src: 'logo.svg', width, height},
      },
    );
    const sizes: unknown[] = [];
    JSON.stringify(card, (_key, value) => {
      if (value?.type === 'img') {
        sizes.push(value.props.width, value.props.height);
      }
      return value;
    });
    return sizes;
  }

  it('shows logos at one height, as wide as their proportions say', () => {
    expect(shownLogo(32, 32)).toEqual([72, 72]);
    expect(shownLogo(90, 30)).toEqual([216, 72]);
  });

  it('leaves room for the name of the site beside a very wide logo', () => {
    expect(shownLogo(1000, 50)).toEqual([320, 72]);
  });
});

describe('cardLogo', () => {
  const {at, write} = folderOfTest();

  beforeEach(() =>
    ['logo.svg', 'Logo.SVG', 'logo.webp'].forEach(file => write(`img/${file}`, 'logo')),
  );

  const read = (logo?: {src: string; width?: number | string; height?: number | string}) =>
    readCardLogo({outDir: at(), baseUrl: '/x/'}, logo);
  const src = 'data:image/svg+xml;base64,bG9nbw==';

  it.each(['img/logo.svg', '/img/logo.svg', '/x/img/logo.svg', 'img/Logo.SVG'])(
    'reads %s',
    async file => {
      expect(await read({src: file})).toEqual({src, width: 1, height: 1});
    },
  );

  it("keeps the logo's proportions", async () => {
    const logo = {src: 'img/logo.svg', width: '90', height: 30};
    expect(await read(logo)).toEqual({src, width: 90, height: 30});
    expect(await read({...logo, height: '2em'})).toEqual({src, width: 90, height: 1});
  });

  it("returns none for a logo that's remote, missing, or of another type", async () => {
    expect(await read()).toBeNull();
    expect(await read({src: 'https://example.com/logo.svg'})).toBeNull();
    expect(await read({src: 'img/gone.svg'})).toBeNull();
    expect(await read({src: 'img/logo.webp'})).toBeNull();
  });
});

describe('checkCardPackages', () => {
  it('accepts a site that has all of the packages, like this one', () => {
    expect(() => checkCardPackages()).not.toThrow();
  });

  it('names the packages that are missing, and the command that installs them', () => {
    expect(() =>
      checkCardPackages(name => name !== 'satori' && name !== '@resvg/resvg-js'),
    ).toThrow(
      "The option socialCards needs packages that aren't installed. Run: npm install @resvg/resvg-js satori",
    );
  });
});

describe('cardFonts', () => {
  const {at, write} = folderOfTest();

  beforeEach(() => void write('own.otf', 'own'));

  it("tries the site's fonts first, and its code fonts for code", async () => {
    const {fonts, families} = await readCardFonts(at(), ['./own.otf']);
    expect(families.text).toMatch(/^site-0, text-0, /);
    expect(families.code).toMatch(/^code-0, .*site-0, text-0, /);
    expect(fonts[0]).toMatchObject({name: 'site-0', data: Buffer.from('own')});
    expect(new Set(fonts.map(({name}) => name)).size).toBe(fonts.length);
  });

  it('names a missing font', async () => {
    await expect(readCardFonts(at(), ['other.ttf'])).rejects.toThrow(
      /option socialCards\.fonts\) cannot be read from .*[\\/]other\.ttf: .*ENOENT/,
    );
  });
});
