import {builtPage} from '@site/test/unit/support/builtPage';
import {isHidden, metaContent, pageTitle} from '@folio-pages/builtSite/readHead';
import {folderOfTest} from '@site/test/unit/support/folderOfTest';
import {writeHtmlCopies} from '@folio/node/writeHtmlCopies';
import fs from 'node:fs';
import {findBuiltPage} from '@folio-pages/builtSite/findBuiltPage';
import {withoutBaseUrl} from '@folio-pages/builtSite/routes';
import {readMovedPages} from '@folio-pages/movedPages/readMovedPages';
import {visitBuiltSite} from '@folio-pages/builtSite/visitBuiltSite';
import {knownPages} from '@folio/node/notFoundFeature';
import {pageFiles, readBlocks, readPageFile} from '@folio/article/node/pageFiles';

describe('readHead', () => {
  const headOf = (tags: string) => builtPage(`<head>${tags}</head>`).head;

  it.each<readonly [string, boolean]>([
    ...['noindex', 'none', 'NONE', 'nofollow, NoIndex'].map(
      content => [`name=robots content="${content}"`, true] as const,
    ),
    ...['index, follow', 'nonesuch', 'reindex', ''].map(
      content => [`name=robots content="${content}"`, false] as const,
    ),
    ['property=robots content=noindex', true],
    ['name=description content=noindex', false],
    ['name=robots-note content=noindex', false],
    ['http-equiv=Refresh content="0; url=/a"', true],
    ['http-equiv=refreshed content=x', false],
    ['name=refresh content=x', false],
  ])('%s hides a page: %s', (attributes, hidden) => {
    expect(isHidden(headOf(`<meta ${attributes}>`))).toBe(hidden);
  });

  it('tells empty content from none', () => {
    expect(metaContent(headOf('<meta name=description content="">'), 'description')).toBe('');
    expect(metaContent(headOf('<meta name=description>'), 'description')).toBeNull();
    expect(metaContent(headOf(''), 'description')).toBeNull();
  });

  it.each([
    ['Store | Redux', 'Store'],
    ['Redux', 'Redux'],
    ['Redux and Redux', 'Redux and'],
    ['Redux Toolkit', 'Redux Toolkit'],
  ])('%j is titled %j', (title, short) => {
    expect(pageTitle(title, 'Redux')).toBe(short);
    expect(pageTitle(title, '')).toBe(title);
  });
});

describe('writeHtmlCopies', () => {
  const {at, write: writeText, read} = folderOfTest();

  const write = (file: string, text = file) => writeText(file, text);
  const copy = (routesPaths: string[], baseUrl = '/') =>
    writeHtmlCopies({outDir: at(), baseUrl, routesPaths});
  const files = () =>
    fs
      .readdirSync(at(), {recursive: true, encoding: 'utf8'})
      .filter(file => file.endsWith('.html'))
      .sort();

  it('writes each page beside its folder, under any base URL', async () => {
    write('index.html');
    write('404.html');
    write('api/store/index.html');
    write('guide/index.html');
    const routesPaths = ['/redux/', '/redux/404.html', '/redux/api/store', '/redux/guide/'];
    expect(await copy(routesPaths, '/redux/')).toBe(2);
    expect(files()).toEqual([
      '404.html',
      'api/store.html',
      'api/store/index.html',
      'guide.html',
      'guide/index.html',
      'index.html',
    ]);
    expect(read('api/store.html')).toBe('api/store/index.html');
  });

  it("doesn't let a page named index replace its folder", async () => {
    write('tutorials/index/index.html');
    await copy(['/tutorials/index']);
    expect(files()).toEqual(['tutorials/index/index.html']);
  });

  it.each([
    ['pages that the site already writes as files', []],
    ['what the site puts in the place of a copy', ['api/store/index.html']],
  ])('leaves %s alone', async (_, others) => {
    others.forEach(file => write(file));
    write('api/store.html', 'as it was');
    expect(await copy(['/api/store'])).toBe(0);
    expect(read('api/store.html')).toBe('as it was');
  });
});

describe('findBuiltPage', () => {
  const {at, write} = folderOfTest();

  it.each([
    ['/', 'index.html'],
    ['/a', 'a/index.html'],
    ['/a/', 'a/index.html'],
    ['/a', 'a.html'],
    ['/a/', 'a.html'],
    ['/404.html', '404.html'],
    ['/caf%C3%A9', 'café.html'],
  ])('reads the page of %s from %s', async (route, file) => {
    write(file, file);
    expect(await findBuiltPage(at(), route)).toEqual({file: at(file), html: file});
  });

  it('returns nothing for a route without a file, or a folder without a page', async () => {
    write('a/b.html');
    expect(await findBuiltPage(at(), '/c')).toBeNull();
    expect(await findBuiltPage(at(), '/a')).toBeNull();
    expect(await findBuiltPage(at(), '/a/b.html/c')).toBeNull();
  });

  it("throws if a page exists but can't be read", async () => {
    fs.mkdirSync(at('a'));
    fs.symlinkSync('index.html', at('a/index.html')); // A symbolic link to itself.
    await expect(findBuiltPage(at(), '/a')).rejects.toThrow('ELOOP');
  });

  it.each([
    ['/', '/', '/'],
    ['/api', '/', '/api'],
    ['/manual/', '/manual/', '/'],
    ['/manual/api', '/manual/', '/api'],
  ])('%s below %s is %s', (route, baseUrl, local) => {
    expect(withoutBaseUrl(route, baseUrl)).toBe(local);
  });
});

describe('readMovedPages', () => {
  const {at, write} = folderOfTest();

  const read = (text: string) => {
    write('moved.json', text);
    return readMovedPages(at(), './moved.json');
  };

  it('reads the list, normalizing the spelling of old URLs', async () => {
    const list = {
      '/basics/Store.html': '/api/store',
      '/a#B': '/c#d',
      '/Recipes/*': '/guides/*',
      '/operators/a*b': '/operators/product',
    };
    expect(await read(JSON.stringify(list))).toEqual({
      '/basics/store': '/api/store',
      '/a#b': '/c#d',
      '/recipes/*': '/guides/*',
      '/operators/a*b': '/operators/product',
    });
  });

  it.each([
    ['{', /option movedPages\) cannot be read from .*moved\.json: .* The file holds JSON such as/],
    ['[]', /moved\.json must hold an object such as/],
    ['{"basics": "/a"}', /“basics” must be a path that leads to another, such as .*, not "\/a"/],
    ['{"/basics": 1}', /“\/basics” must be a path that leads to another, such as .*, not 1/],
    ['{"/basics": "https://example.org"}', /not "https:\/\/example\.org"/],
    ['{"/basics/*": "/a"}', /“\/basics\/\*” and its target "\/a" must both end in \/\* or neither/],
    ['{"/basics": "/a/*"}', /must both end in \/\* or neither/],
  ])('rejects %s', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it("names the file that's missing", async () => {
    await expect(readMovedPages(at(), 'gone.json')).rejects.toThrow(
      /cannot be read from .*gone\.json/,
    );
  });
});

describe('knownPages', () => {
  const {at, write: writeFile, read} = folderOfTest();

  it('writes the titles of indexable pages, and their old URLs', async () => {
    const write = (file: string, head: string) =>
      writeFile(file, `<!doctype html><head>${head}</head><body>Text`);
    write('index.html', '<title data-rh=true>Site</title>');
    write('a/index.html', '<title>A &amp; B | Site</title>');
    write('hidden/index.html', '<title>Hidden</title><meta name=robots content=noindex>');
    write('moved/index.html', '<title>Moved</title><meta http-equiv=refresh content="0; url=/a">');
    write('none/index.html', '');

    const routesPaths = ['/x/', '/x/a', '/x/hidden', '/x/moved', '/x/none', '/x/gone'];
    const site = {outDir: at(), baseUrl: '/x/', routesPaths};
    await visitBuiltSite(site, [knownPages(site, {siteTitle: 'Site', moved: {'/old': '/a'}})]);
    expect(JSON.parse(read('assets/known-pages.json'))).toEqual({
      titles: {'/': 'Site', '/a': 'A & B'},
      moved: {'/old': '/a'},
    });
  });
});

describe('pageFiles', () => {
  const {at, write, read} = folderOfTest();

  const quoted =
    '<pre><code class="a b" style="--lines:2" data-code="k1"><span>x</span>\n</code></pre>';
  const minified = '<pre><code class=a data-code=k2>1 &lt; 2</code></pre>';
  const foreign = '<p><code>no block</code> <code class=a>nor this</code></p>';

  it("reads a page's blocks by their keys, minified or not", () => {
    expect(readBlocks(`${foreign}${quoted}${foreign}${minified}`)).toEqual({
      k1: '<span>x</span>\n',
      k2: '1 &lt; 2',
    });
  });

  it('writes a file for each page, even one without code, no matter what its HTML file is called', async () => {
    const code = (file: string): unknown => JSON.parse(read(`assets/code/${file}`));
    write('index.html', minified);
    write('guide/index.html', quoted);
    write('guide/part.html', minified);
    write('b c/index.html', minified);
    write('empty/index.html', foreign);

    const routesPaths = ['/x/', '/x/guide/', '/x/guide/part', '/x/b%20c', '/x/empty', '/x/gone'];
    await visitBuiltSite({outDir: at(), baseUrl: '/x/', routesPaths}, [pageFiles(at())]);

    const articles = {};
    expect(code('index.json')).toEqual({articles, code: {k2: '1 &lt; 2'}});
    expect(code('guide.json')).toEqual({articles, code: {k1: '<span>x</span>\n'}});
    expect(code('guide/part.json')).toEqual({articles, code: {k2: '1 &lt; 2'}});
    expect(code('b c.json')).toEqual({articles, code: {k2: '1 &lt; 2'}});
    expect(code('empty.json')).toEqual({articles, code: {}});
    expect(fs.existsSync(at('assets/code/gone.json'))).toBe(false);
  });

  it('reads the static blocks of an article and of another that it includes, and other code apart from them', () => {
    const block = `<div data-served=v1 class=b>${quoted}</div>`;
    const page = builtPage(
      `<!doctype html><main><p data-served=v1>One.\n<p>React's<p data-served="v2">Two <b>2</b>.</p>${minified}${block}</main>`,
    );
    expect(readPageFile(page)).toEqual({
      articles: {
        v1: ['<p data-served=v1>One.\n', block],
        v2: ['<p data-served="v2">Two <b>2</b>.</p>'],
      },
      code: {k2: '1 &lt; 2'},
    });
  });
});
