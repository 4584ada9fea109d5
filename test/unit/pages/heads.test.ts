import {folderOfTest} from '@site/test/unit/support/folderOfTest';
import fs from 'node:fs';
import {visitBuiltSite} from '@folio-pages/builtSite/visitBuiltSite';
import type {HeadEdit} from '@folio-pages/builtSite/HeadEdit';
import logger from '@docusaurus/logger';
import {heads} from '@folio-pages/head/heads';
import {CARD_COLORS} from '@folio-pages/socialCards/prepareSocialCards';
import {analyticsTag} from '@folio-pages/head/analytics';

describe('editHead', () => {
  const {at, write, read} = folderOfTest();

  /** Edits the pages of these routes below a base URL. */
  const visit = (baseUrl: string, routesPaths: string[], edits: HeadEdit[]) =>
    visitBuiltSite(
      {outDir: at(), baseUrl, routesPaths},
      edits.map(editHead => ({editHead})),
    );

  it('removes and adds tags only in the head, no matter what the file is called', async () => {
    write('index.html', '<head><title>A</title><meta name=a></head><body><title>A</title></body>');
    write('b.html', '<title>B</title><body>B');
    write('c/index.html', 'no head at all');
    await visit(
      '/x/',
      ['/x/', '/x/b', '/x/c', '/x/gone'],
      [
        ({head}) => ({removed: head.metaElements, added: `<b>${head.title}</b>`}),
        async ({route}) => ({added: `<i>${route}</i>`}),
      ],
    );
    expect(read('index.html')).toBe(
      '<head><title>A</title><b>A</b><i>/x/</i></head><body><title>A</title></body>',
    );
    expect(read('b.html')).toBe('<title>B</title><b>B</b><i>/x/b</i><body>B');
    expect(read('c/index.html')).toBe('no head at all');
  });

  it('removes several elements, no matter in which order they are named', async () => {
    const html = '<head><meta name=a><title>A</title><meta name=bcd><meta name=e></head><body>';
    for (const file of ['a.html', 'b.html']) {
      write(file, html);
    }
    await visit(
      '/',
      ['/a', '/b'],
      [
        ({head: {metaElements}, route}) => ({
          removed: route === '/a' ? metaElements : metaElements.toReversed(),
          added: '+',
        }),
      ],
    );
    expect(read('a.html')).toBe('<head><title>A</title>+</head><body>');
    expect(read('b.html')).toBe('<head><title>A</title>+</head><body>');
  });

  it('edits a page once even if several routes lead to it, and leaves others alone', async () => {
    write('a.html', '<head></head>');
    write('b.html', '<head></head>');
    fs.utimesSync(at('b.html'), 1, 1);
    await visit('/', ['/a', '/a', '/b'], [({route}) => (route === '/a' ? {added: '+'} : null)]);
    expect(read('a.html')).toBe('<head>+</head>');
    expect(fs.statSync(at('b.html')).mtimeMs).toBe(1000);
  });

  it('adds style sheets after the others of the page, so before what is loaded next', async () => {
    write(
      'a.html',
      '<head><link rel=stylesheet href=/a.css /><script src=/a.js></script></head><p>',
    );
    write('b.html', '<head><title>B</title></head><p>');
    await visit('/', ['/a', '/b'], [() => ({added: '+', addedStyles: '<link href=/page.css>'})]);
    expect(read('a.html')).toBe(
      '<head><link rel=stylesheet href=/a.css /><link href=/page.css><script src=/a.js></script>+</head><p>',
    );
    expect(read('b.html')).toBe('<head><title>B</title><link href=/page.css>+</head><p>');
  });

  it('adds HTML at the start of the head, but after the encoding', async () => {
    const pages = {
      a: [
        '<html><head lang=en><meta charset=UTF-8><title>A</title></head><p>',
        '<html><head lang=en><meta charset=UTF-8><i><title>A</title><b></head><p>',
      ],
      b: [
        '<html><head lang=en><title>B</title></head><p>',
        '<html><head lang=en><i><title>B</title><b></head><p>',
      ],
      c: ['<title>C</title><body>', '<i><title>C</title><b><body>'],
      // Pages that no minifier has touched.
      d: [
        '<!doctype html>\n<html>\n<head>\n<meta charset="utf-8">\n</head>',
        '<!doctype html>\n<html>\n<head>\n<meta charset="utf-8"><i>\n<b></head>',
      ],
      e: [
        '<html>\n<head\n lang=en>\n<title>E</title>\n</head>',
        '<html>\n<head\n lang=en><i>\n<title>E</title>\n<b></head>',
      ],
    };
    const names = Object.keys(pages);
    Object.entries(pages).forEach(([name, [html]]) => write(`${name}.html`, html));
    await visit(
      '/',
      names.map(name => `/${name}`),
      [() => ({added: '<b>', addedFirst: '<i>'})],
    );
    expect(names.map(name => read(`${name}.html`))).toEqual(
      Object.values(pages).map(([, edited]) => edited),
    );
  });
});

describe('heads', () => {
  const PAGE = '<head><title>Store | Site</title></head>';
  const FOREIGN = '<head><title>状態 | Site</title></head>';
  const socialCards = {fonts: [], colors: CARD_COLORS};

  const {at, write: writeFile, read, list} = folderOfTest();

  beforeEach(() => {
    for (const [file, html] of Object.entries({store: PAGE, a: FOREIGN, b: FOREIGN})) {
      writeFile(`${file}.html`, html);
    }
  });

  const write = async (options: Parameters<typeof heads>[1]) => {
    const locale = {
      siteDir: at(),
      outDir: at(),
      baseUrl: '/',
      direction: 'ltr' as const,
      siteConfig: {title: 'Site', url: 'https://example.com', themeConfig: {}},
      docs: {
        default: {
          loadedVersions: [
            {docs: [{id: 'store', permalink: '/store', title: 'Store'}], sidebars: {}},
          ],
        },
      },
    };
    const site = {outDir: at(), baseUrl: '/', routesPaths: ['/store', '/a', '/b']};
    await visitBuiltSite(site, await heads(locale, options));
  };

  it('leaves pages alone if no option is set', async () => {
    await write({structuredData: false, socialCards: false, policy: false});
    expect(read('store.html')).toBe(PAGE);
    expect(list()).toEqual(['a.html', 'b.html', 'store.html']);
  });

  it('adds structured data and cards, and warns once about pages without a card', async () => {
    const info = jest.spyOn(logger, 'info').mockReturnValue();
    const warn = jest.spyOn(logger, 'warn').mockReturnValue();
    await write({structuredData: 'Article', socialCards, policy: false});
    expect(read('store.html')).toMatch(
      /"@type":"Article".*<meta property=og:image content="https:/,
    );
    expect(read('a.html')).toBe(FOREIGN);
    expect(info).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).toMatch(/\/a, \/b: no font has “状態”/);
    jest.restoreAllMocks();
  });

  it('adds a policy before everything else', async () => {
    await write({
      structuredData: 'Article',
      socialCards: false,
      policy: {'img-src': ['https://a.example']},
    });
    expect(read('store.html')).toMatch(
      /<head><meta http-equiv="Content-Security-Policy" content="[^"]*img-src 'self' data: https:\/\/a\.example;/,
    );
  });
});

it('analyticsTag carries every option as the data attribute that the tracker reads', () => {
  expect(
    analyticsTag({
      websiteId: 'b59e9c65-ae32-47f1-8400-119fcf4861c4',
      domain: 'analytics.example.com',
      scriptName: 'script.js',
      autoTrack: true,
      doNotTrack: true,
      cache: true,
      excludeSearch: false,
    }),
  ).toEqual({
    tagName: 'script',
    attributes: {
      defer: true,
      src: 'https://analytics.example.com/script.js',
      'data-website-id': 'b59e9c65-ae32-47f1-8400-119fcf4861c4',
      'data-auto-track': 'true',
      'data-do-not-track': 'true',
      'data-cache': 'true',
      'data-exclude-search': 'false',
    },
  });
});
