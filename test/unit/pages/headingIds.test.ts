import {folderOfTest} from '@site/test/unit/support/folderOfTest';
import fs from 'node:fs';
import path from 'node:path';
import type {I18nLocaleConfig} from '@docusaurus/types';
import {visitBuiltSite} from '@folio-pages/builtSite/visitBuiltSite';
import {headingIds} from '@folio-pages/headingIds/headingIds';
import {writeHeadingIds} from '@folio-pages/headingIds/writeHeadingIds';
import {describeLost} from '@folio-pages/headingIds/describeLost';
import {lostAddresses} from '@folio-pages/headingIds/lostAddresses';
import {splitAddress} from '@folio-pages/headingIds/addresses';
import {parsePage} from '@folio-pages/builtSite/BuiltPage';
import {readPageIds} from '@folio-pages/headingIds/readPageIds';

describe('headingIds', () => {
  const {at, write: writeFile, read} = folderOfTest();
  afterEach(() => jest.restoreAllMocks());

  const LIST = './heading-ids.json';
  const readList = (): unknown => JSON.parse(read(LIST));
  const writeList = (list: unknown) => writeFile(LIST, JSON.stringify(list));

  const LOCALES = {en: {path: 'en'}, fr: {path: 'french'}} as Record<'en' | 'fr', I18nLocaleConfig>;

  interface Build {
    baseUrl?: string;
    locale?: 'en' | 'fr';
    routes: string[];
    moved?: Record<string, string>;
  }

  /** Builds pages, by file, and checks them like a build of the locale would. */
  async function build(
    files: Record<string, string>,
    {baseUrl = '/', locale = 'en', routes, moved = {}}: Build,
  ): Promise<void> {
    const outDir = fs.mkdtempSync(at('build-'));
    for (const [file, headings] of Object.entries(files)) {
      const html = headings.replace(/#(\S+)/g, '<h2 id="$1">$1</h2>');
      writeFile(path.relative(at(), path.join(outDir, file)), `<html><main>${html}</main></html>`);
    }
    const options = {
      siteDir: at(),
      file: LIST,
      generatedFilesDir: at('.docusaurus'),
      locales: {
        currentLocale: locale,
        defaultLocale: 'en',
        locales: ['en', 'fr'],
        localeConfigs: LOCALES,
      },
      moved,
      outDir,
      baseUrl,
      routesPaths: routes.map(route => baseUrl + route.slice(1)),
    };
    await visitBuiltSite(options, [headingIds(options)]);
  }

  const write = (check = false) =>
    writeHeadingIds({
      siteDir: at(),
      generatedFilesDir: at('.docusaurus'),
      locales: ['en', 'fr'],
      file: LIST,
      check,
    });

  it('starts a list, adds the headings of later builds, and removes nothing', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await build(
      {'index.html': '#start', 'api/index.html': '#b #a'},
      {routes: ['/', '/api', '/api']},
    );
    expect(warn.mock.calls.join()).toContain('docusaurus heading-ids:write');
    expect(await write()).toBe('./heading-ids.json: 3 headings added, 3 in all.');
    expect(read(LIST)).toBe('[\n  "/#start",\n  "/api#a",\n  "/api#b"\n]\n');

    const info = jest.spyOn(console, 'info').mockImplementation();
    const later = '#a #c <p id="b"></p>';
    await build({'index.html': '#start', 'api/index.html': later}, {routes: ['/', '/api']});
    expect(info.mock.calls.join()).toMatch(/Headings missing from .*heading-ids\.json.*: .*1/);
    await expect(write(true)).rejects.toThrow(
      './heading-ids.json lacks headings of the last build:\n  - /api#c\nAdd them with "npx docusaurus heading-ids:write"',
    );
    expect(readList()).toHaveLength(3);
    expect(await write()).toBe('./heading-ids.json: 1 headings added, 4 in all.');
    expect(readList()).toEqual(['/#start', '/api#a', '/api#b', '/api#c']);
    expect(await write(true)).toBe('./heading-ids.json has all headings of the last build.');
  });

  it('fails if a published heading is missing, but still collects new ones for the list', async () => {
    writeList(['/api#a', '/api#b']);
    await expect(build({'api/index.html': '#a #c'}, {routes: ['/api']})).rejects.toThrow(
      '/api#b: nothing on the page has this ID; the most similar heading is “c” (#c).',
    );
    await write();
    expect(readList()).toEqual(['/api#a', '/api#b', '/api#c']);
  });

  it.each([
    ['/', '/api', 'api/index.html'],
    ['/', '/api/', 'api/index.html'],
    ['/docs/', '/api', 'api.html'],
  ])('uses the same URLs below %s for the route %s in %s', async (baseUrl, route, file) => {
    writeList(['/api#a', '/api#gone']);
    await expect(build({[file]: '#a'}, {baseUrl, routes: [route]})).rejects.toThrow(
      /- \/api#gone: /,
    );
    writeList(['/api#a']);
    await expect(build({[file]: '#a'}, {baseUrl, routes: [route]})).resolves.toBeUndefined();
    await expect(write(true)).resolves.toContain('has all headings');
  });

  it('decodes routes, and follows pages that moved', async () => {
    writeList(['/café#a', '/100%#a', '/old#a']);
    const files = {'café/index.html': '#a', '100%/index.html': '#a'};
    const routes = ['/caf%C3%A9', '/100%25'];
    await expect(build(files, {routes, moved: {'/old': '/café'}})).resolves.toBeUndefined();
    await expect(write(true)).resolves.toContain('has all headings');
  });

  it('keeps the locales apart by their paths', async () => {
    writeList(['/#start', '/api#a', '/french#debut', '/french/api#b', '/french-toast#a']);
    const english = {'index.html': '#start', 'api.html': '#a', 'french-toast.html': '#a'};
    const routes = ['/', '/api', '/french-toast'];
    await expect(build(english, {routes})).resolves.toBeUndefined();
    const french = {'index.html': '#debut', 'api.html': '#b #c'};
    const options = {locale: 'fr', baseUrl: '/french/', routes: ['/', '/api']} as const;
    await expect(build(french, {...options, routes: [...options.routes]})).resolves.toBeUndefined();
    await expect(write(true)).rejects.toThrow('- /french/api#c\n');
    await expect(
      build({'index.html': '#debut'}, {...options, routes: ['/'], moved: {'/api': '/'}}),
    ).rejects.toThrow(
      /- \/french\/api#b: the page moved to \/, which has no such ID\..* or add "\/api#b"/,
    );
  });

  it('leaves out the not-found page', async () => {
    writeList([]);
    await build({'404.html': '#a'}, {routes: ['/404.html']});
    await expect(write(true)).resolves.toContain('has all headings');
  });

  it.each([
    ['{', /heading-ids\.json \(option headingIds\) isn't JSON: .* It holds a list such as/],
    ['{}', /must hold a list such as \["\/api\/store#getstate"/],
    ['["/a#b", "/a"]', /"\/a" must be a path with an ID, as in/],
    ['["a#b"]', /"a#b" must be a path with an ID/],
    ['["/a#"]', /"\/a#" must be a path with an ID/],
    ['[1]', /1 must be a path with an ID/],
  ])('rejects the list %s', async (text, message) => {
    writeFile(LIST, text);
    await expect(build({}, {routes: []})).rejects.toThrow(message);
  });

  it("says what's missing before there's anything to write", async () => {
    await expect(write()).rejects.toThrow('run "docusaurus build" first');
    await expect(
      writeHeadingIds({
        siteDir: at(),
        generatedFilesDir: at(),
        locales: [],
        file: false,
        check: false,
      }),
    ).rejects.toThrow('set it to a path such as "./heading-ids.json"');
  });
});

describe('lostAddresses', () => {
  const pageWith = (headings: string[], aliases: string[] = []) => ({
    headings: headings.map(id => ({id, text: `The ${id}`})),
    ids: new Set([...headings, ...aliases]),
  });
  const pages = new Map([
    ['/', pageWith(['start'])],
    ['/api/store', pageWith(['dispatch', 'get-state', 'subscribe'], ['old-alias'])],
    ['/new', pageWith(['kept', 'renamed'])],
  ]);

  /** The message about each lost URL, without the lines around it. */
  const describe = (published: string[], moved: Record<string, string> = {}): string[] =>
    describeLost(lostAddresses(published, pages, moved), './ids.json')
      .split('\n')
      .filter(line => line.startsWith('  - '));

  it('finds nothing lost if each ID is on its page, as a heading or as an alias', () => {
    expect(
      lostAddresses(['/#start', '/api/store#dispatch', '/api/store#old-alias'], pages, {}),
    ).toEqual([]);
  });

  it('suggests the most similar new heading instead of the lost one', () => {
    expect(
      describe(['/api/store#dispatch', '/api/store#unsubscribe', '/api/store#getstate']),
    ).toEqual([
      '  - /api/store#unsubscribe: nothing on the page has this ID; the most similar heading is “The subscribe” ' +
        '(#subscribe). Give the heading its ID back, or put <a id="unsubscribe"></a> before the one that took its place.',
      '  - /api/store#getstate: nothing on the page has this ID; the most similar heading is “The get-state” ' +
        '(#get-state). Give the heading its ID back, or put <a id="getstate"></a> before the one that took its place.',
    ]);
  });

  it('suggests any heading if none is new, and none on a page without headings', () => {
    expect(describe(['/#start', '/#starts'])).toEqual([
      expect.stringContaining('the most similar heading is “The start”'),
    ]);
    const empty = new Map([['/', pageWith([])]]);
    expect(describeLost(lostAddresses(['/#start'], empty, {}), 'ids.json')).toContain(
      '/#start: nothing on the page has this ID. Put <a id="start"></a> where readers should arrive.',
    );
  });

  it('treats a missing page as lost unless the list of moved pages has its new URL', () => {
    expect(describe(['/old#kept'])).toEqual([
      '  - /old#kept: the page doesn\'t exist. If it moved, add "/old" with its new path to the list of moved pages (option movedPages).',
    ]);
    expect(describe(['/old#kept'], {'/old': '/new'})).toEqual([]);
    expect(describe(['/old/new#kept'], {'/old/*': '/*'})).toEqual([]);
    expect(describe(['/old#kept'], {'/old': '/gone'})).toEqual([
      expect.stringContaining("the page doesn't exist"),
    ]);
  });

  it('requires each ID on the new page, or an entry of its own', () => {
    expect(describe(['/old#lost'], {'/old': '/new'})).toEqual([
      '  - /old#lost: the page moved to /new, which has no such ID. Put <a id="lost"></a> where readers should arrive, ' +
        'or add "/old#lost" with its new address to the list of moved pages (option movedPages).',
    ]);
    expect(describe(['/old#lost'], {'/old': '/new', '/old#lost': '/new#renamed'})).toEqual([]);
    expect(describe(['/old#lost'], {'/old': '/new', '/old#lost': '/new#nowhere'})).toHaveLength(1);
    expect(describe(['/old#lost'], {'/old': '/new', '/old#lost': '/api/store'})).toEqual([]);
  });

  it('says where the list is, for removing a URL on purpose', () => {
    const message = describeLost(lostAddresses(['/old#kept'], pages, {}), './ids.json');
    expect(message).toMatch(
      /^\[docusaurus-plugin-folio-pages\] Links that readers have .*option headingIds/,
    );
    expect(message).toMatch(/If an address may really end, delete it from \.\/ids\.json\.$/);
  });
});

it.each([
  ['/api/store#getstate', {page: '/api/store', id: 'getstate'}],
  ['/#start', {page: '/', id: 'start'}],
  // An ID may contain the sign.
  ['/faq#c#-interop', {page: '/faq', id: 'c#-interop'}],
  ['/faq', {page: '/faq', id: ''}],
])('addresses splits %s', (address, parts) => {
  expect(splitAddress(address)).toEqual(parts);
});

describe('readPageIds', () => {
  const page = (main: string, htmlClass = '') =>
    parsePage(
      `<html class="${htmlClass}"><body><div id=root><h2 id=menu>Menu</h2><main>${main}</main></div></body></html>`,
    );

  it('reads the headings of the content, minified or not, and the IDs of all elements', () => {
    const {headings, ids} = readPageIds(
      page(
        '<h1>Store</h1><h2 class=anchor id=get-state><code>getState</code>()<a class=hash-link>#</a></h2>' +
          '<a id="getstate"></a><details><h4 id="café">café</h4></details><p id="note">Note</p>',
      ),
    );
    expect(headings).toEqual([
      {id: 'get-state', text: 'getState()'},
      {id: 'café', text: 'café'},
    ]);
    expect(ids).toEqual(new Set(['root', 'menu', 'get-state', 'getstate', 'café', 'note']));
  });

  it.each([':R1ab:', '«R1ab»', '_R_18rah_', '_r_1_'])(
    'leaves out %s, which React generated for a heading',
    id => {
      expect(readPageIds(page(`<h2 id="${id}">Tabs</h2>`)).headings).toEqual([]);
    },
  );

  it('leaves out lists of blog posts, whose headings move on to the next page', () => {
    const post = '<h2 id="news">News</h2>';
    expect(readPageIds(page(post, 'blog-wrapper blog-list-page')).headings).toEqual([]);
    expect(readPageIds(page(post, 'blog-wrapper blog-post-page')).headings).toHaveLength(1);
  });
});
