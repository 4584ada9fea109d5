/** @jest-environment jsdom */
import {type CurrentLink, ariaCurrent} from '@folio/client/links/ariaCurrent';
import {copyHeadingLink} from '@folio/client/links/copyHeadingLink';
import {focusOnArrival, onRouteDidUpdate} from '@folio-search/client/focusOnArrival';
import {isSamePage, isWithin} from '@folio/client/links/paths';
import {routeSpelledOtherwise} from '@folio/client/links/routeSpelledOtherwise';
import {nearestRoutes} from '@folio/client/notFound/nearestRoutes';
import {copyPage} from '@folio/client/pageMenu/copyPage';
import {sourceUrl} from '@folio/client/pageMenu/PageLinks';

it.each<[string, CurrentLink, string, ReturnType<typeof ariaCurrent>]>([
  ['the page', {to: '/api/store'}, '/api/store', 'page'],
  ['the page, with a slash', {to: '/faq/'}, '/faq', 'page'],
  ['a parent page', {to: '/api'}, '/api/store', true],
  ['exactly a parent page', {to: '/api', exact: true}, '/api/store', undefined],
  ['the home page elsewhere', {to: '/'}, '/api', undefined],
  ['the home page', {to: '/'}, '/', 'page'],
  ['a fragment on the page', {to: '/start#help'}, '/start', undefined],
  ['pages below a path', {to: '/a', activeBasePath: '/blog'}, '/blog/one', true],
  ['pages of a pattern', {to: '/a', activeBaseRegex: '^/(x|y)/'}, '/Y/z', true],
  ['no page of a pattern', {to: '/a', activeBaseRegex: '^/(x|y)/'}, '/a/z', undefined],
])('ariaCurrent a link to %s: %j on %s is %s', (_, link, pathname, current) => {
  expect(ariaCurrent(link, pathname, '/')).toBe(current);
});

describe('copyHeadingLink', () => {
  beforeAll(() => document.addEventListener('click', copyHeadingLink));

  it.each<[string, MouseEventInit, string[]]>([
    ['.hash-link i', {}, ['http://localhost/#a']],
    ['#other', {}, []],
    ...[{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {button: 1}].map(
      (init): [string, MouseEventInit, string[]] => ['.hash-link', init, []],
    ),
  ])('lets the browser follow %s with %j, and copies %j', (selector, init, copied) => {
    document.body.innerHTML =
      '<h2 id=a>A<a class=hash-link href=#a><i>#</i></a></h2><a id=other href=#a>Other</a>';
    const writeText = jest.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', {value: {writeText}, configurable: true});
    const click = new MouseEvent('click', {bubbles: true, cancelable: true, ...init});
    expect(document.querySelector(selector)?.dispatchEvent(click)).toBe(true);
    expect(writeText.mock.calls.flat()).toEqual(copied);
  });

  it('leaves the link to the browser and announces nothing if it refuses', async () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    document.execCommand = () => false;
    const link = document.querySelector('.hash-link') as Element;
    expect(link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))).toBe(
      true,
    );
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(link).not.toHaveAttribute('data-copied');
    expect(document.querySelector('[role=status]')?.textContent ?? '').toBe('');
  });
});

describe('focusOnArrival', () => {
  type Arguments = Parameters<typeof onRouteDidUpdate>[0];

  const navigateTo = (hash: string) =>
    onRouteDidUpdate({location: {hash}, previousLocation: null} as Arguments);

  const byId = (id: string) => document.getElementById(id) as HTMLElement;

  beforeEach(() => {
    document.body.innerHTML =
      '<button id=button></button><main><h1 id=title>T</h1><h2 id="ä b">A</h2><h2 id=own tabindex=0></h2></main>';
    byId('button').focus();
  });

  it("doesn't move the focus unless it's asked to", () => {
    navigateTo('#%C3%A4%20b');
    expect(byId('button')).toHaveFocus();
  });

  it('moves the focus once, to the heading of the anchor, without adding a tab stop', () => {
    focusOnArrival();
    navigateTo('#%C3%A4%20b');
    expect(byId('ä b')).toHaveFocus();
    byId('button').focus();
    expect(byId('ä b')).not.toHaveAttribute('tabindex');
    navigateTo('#title');
    expect(byId('button')).toHaveFocus();
  });

  it.each(['', '#gone', '#%'])("focuses the page's first heading with the hash '%s'", hash => {
    focusOnArrival();
    navigateTo(hash);
    expect(byId('title')).toHaveFocus();
  });

  it('leaves the scrolling to the page, which has scrolled there', () => {
    const focus = jest.spyOn(byId('title'), 'focus');
    focusOnArrival();
    navigateTo('');
    expect(focus).toHaveBeenCalledWith({preventScroll: true});
  });

  it("keeps an element's own tabindex", () => {
    focusOnArrival();
    navigateTo('#own');
    expect(byId('own')).toHaveFocus();
    byId('button').focus();
    expect(byId('own')).toHaveAttribute('tabindex', '0');
  });

  it('leaves the focus where it is on a page without a heading', () => {
    document.querySelector('main')?.remove();
    focusOnArrival();
    navigateTo('');
    expect(byId('button')).toHaveFocus();
  });
});

it.each([
  ['/api', '/api/', true],
  ['/Api', '/api', true],
  ['/api?x=1#y', '/api', true],
  ['/api', '/apis', false],
])('paths %s and %s are the same page: %s', (a, b, same) => {
  expect(isSamePage(a, b)).toBe(same);
});

it.each([
  ['/api/store', '/api', true],
  ['/api/store', '/api/', true],
  ['/api', '/api', true],
  ['/apis', '/api', false],
])('paths %s is inside %s: %s', (path, section, within) => {
  expect(isWithin(path, section)).toBe(within);
});

describe('routeSpelledOtherwise', () => {
  const routes = [
    ...['/', '/api/store', '/usage/', '/Case', '/case'],
    ...['/tutorials/index', '/index', '/both/', '/both/index', '/Folder', '/folder/index/'],
  ];

  it.each([
    ['/API/Store', '/api/store'],
    ['/Api/store/', '/api/store'],
    ['/Usage', '/usage/'],
    ['/api/store', undefined],
    ['/api/store/', undefined],
    ['/usage', undefined],
    ['/case', undefined],
    ['/Case', undefined],
    ['/API/Stores', undefined],
    ['/', undefined],
    ['/tutorials/index.html', '/tutorials/index'],
    ['/Tutorials/Index.html', '/tutorials/index'],
    ['/Tutorials/Index', '/tutorials/index'],
    ['/tutorials/index', undefined],
    ['/tutorials/', undefined],
    ['/tutorials/index.htm', undefined],
    // The file of the folder's own page.
    ['/usage/index.html', undefined],
    ['/both/index.html', undefined],
    ['/index.html', undefined],
    ['/folder/index.html', '/folder/index/'],
  ])('reads %s as %s', (path, route) => {
    expect(routeSpelledOtherwise(path, routes)).toBe(route);
  });
});

describe('nearestRoutes', () => {
  const routes = [
    '/',
    '/api/createstore',
    '/api/store',
    '/introduction/getting-started',
    '/introduction/installation',
    '/tutorials/essentials/part-1-overview-concepts',
  ];

  it.each([
    ['/api/createStor', '/api/createstore'],
    ['/introduction/getting-started.html', '/introduction/getting-started'],
    ['/old/site/pages/installation.htm', '/introduction/installation'],
    ['/docs/introduction/instalation', '/introduction/installation'],
    ['/tutorials/essentials/part-1', '/tutorials/essentials/part-1-overview-concepts'],
  ])('finds what %s meant', (address, route) => {
    expect(nearestRoutes(address, routes, 3)[0]).toBe(route);
  });

  it('sorts what is equally near by name', () => {
    expect(nearestRoutes('/api', ['/api/b', '/api/a'], 2)).toEqual(['/api/a', '/api/b']);
  });

  it("returns no more than it's asked for", () => {
    expect(nearestRoutes('/api/store', routes, 1)).toEqual(['/api/store']);
  });

  it.each(['/xyzzy', '/', '/%E2%9C%93', '/../..'])('finds nothing near %s', address => {
    expect(nearestRoutes(address, routes, 3)).toEqual([]);
  });
});

describe('copyPage', () => {
  const writeText = jest.fn<Promise<void>, [string]>();
  const say = jest.fn<void, [string | undefined]>();

  beforeEach(() => {
    jest.useFakeTimers();
    writeText.mockReset().mockResolvedValue();
    say.mockReset();
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: {writeText}});
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'fetch');
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
  });

  function answer(body: string, status = 200): void {
    globalThis.fetch = jest.fn(async () => ({
      ok: status === 200,
      status,
      text: async () => body,
    })) as unknown as typeof fetch;
  }

  const status = () => document.querySelector('[role=status]')?.textContent;

  it('copies the Markdown, shows and announces that, and resets after a while', async () => {
    answer('# Store\n');
    await copyPage('/api/store.md', say);
    expect(fetch).toHaveBeenCalledWith('/api/store.md');
    expect(writeText).toHaveBeenCalledWith('# Store\n');
    expect(say.mock.calls).toEqual([['Copied']]);
    jest.advanceTimersByTime(100);
    expect(status()).toBe('Copied');
    jest.advanceTimersByTime(3000);
    expect(say).toHaveBeenLastCalledWith(undefined);
  });

  it.each([
    ['the file is missing', () => answer('Not found', 404)],
    [
      'the browser refuses',
      () => {
        answer('# Store\n');
        writeText.mockRejectedValue(new Error('denied'));
      },
    ],
  ])('reports that nothing was copied if %s', async (_, arrange) => {
    arrange();
    await copyPage('/api/store.md', say);
    expect(say).toHaveBeenCalledWith('Couldn’t copy');
    jest.advanceTimersByTime(100);
    expect(status()).toBe('Couldn’t copy');
  });

  it('gives the clipboard a promise of the text if the browser supports that', async () => {
    answer('# Store\n');
    const write = jest.fn<Promise<void>, [{data: Record<string, Promise<Blob>>}[]]>(
      async ([item]) => void (await item?.data['text/plain']),
    );
    Object.assign(navigator.clipboard, {write});
    Object.assign(globalThis, {
      ClipboardItem: class {
        constructor(readonly data: Record<string, Promise<Blob>>) {}
      },
    });
    const copying = copyPage('/api/store.md', say);
    expect(write).toHaveBeenCalledTimes(1);
    await copying;
    const blob = await write.mock.calls[0]?.[0][0]?.data['text/plain'];
    expect(blob?.size).toBe('# Store\n'.length);
    expect(say).toHaveBeenCalledWith('Copied');
  });
});

it.each([
  [
    'https://github.com/a/b/edit/main/docs/edit/x.md',
    'https://github.com/a/b/blob/main/docs/edit/x.md',
  ],
  ['https://github.com/a/b/tree/main/x.md', 'https://github.com/a/b/blob/main/x.md'],
  ['https://gitlab.com/a/b/edit/main/x.md', undefined],
  ['https://github.com/a/edit/main/x.md', undefined],
  [null, undefined],
])('sourceUrl the source that %s edits is at %s', (editUrl, expected) => {
  expect(sourceUrl(editUrl)).toBe(expected);
});
