/** @jest-environment jsdom */
import type {ThemeConfig} from '@docusaurus/theme-common';
import {
  inlineScript,
  type InlineScriptSettings,
} from '@site/theme-plugin/theme/src/node/inlineScripts';

const colorMode = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false,
} as const;
const announcementBar = {
  id: 'news',
  content: 'News',
  isCloseable: true,
} as ThemeConfig['announcementBar'];

type Config = Partial<Pick<ThemeConfig, 'announcementBar' | 'colorMode'>>;

const root = document.documentElement;
let sheets: string[] = [];

/** jsdom has no constructable style sheets. This one keeps the text. */
class SheetStub {
  replaceSync(text: string): void {
    sheets.push(text);
  }
}

function run(
  config: Config = {},
  storage: 'localStorage' | 'sessionStorage' | 'none' = 'localStorage',
  themeColor: InlineScriptSettings['themeColor'] = false,
): void {
  const script = inlineScript({
    themeConfig: {colorMode, announcementBar: undefined, ...config},
    siteStorage: {type: storage as 'localStorage', namespace: '-test'},
    themeColor,
  });
  new Function(script)();
}

// Each run of the script listens, as on a page of its own.
let listen: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
beforeEach(() => {
  listen = jest.spyOn(window, 'addEventListener');
});
afterEach(() => {
  listen.mock.calls.forEach(([type, listener]) => window.removeEventListener(type, listener));
  listen.mockRestore();
});

beforeEach(() => {
  sheets = [];
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const name of root.getAttributeNames()) {
    root.removeAttribute(name);
  }
  Object.assign(globalThis, {CSSStyleSheet: SheetStub, CSS: {escape: (text: string) => text}});
  Object.assign(document, {adoptedStyleSheets: []});
});

it.each([
  ['js', 'js'],
  ['ts', null],
  ['"><script>', null],
])('reads %j as the language of samples: %j', (stored, language) => {
  localStorage.setItem('docusaurus.tab.language-test', stored);
  run();
  expect(root.getAttribute('data-code-language')).toBe(language);
});

describe('color mode', () => {
  const dark = {...colorMode, defaultMode: 'dark', disableSwitch: true} as const;
  const system = {...colorMode, respectPrefersColorScheme: true};

  it.each<[string, string, string, ThemeConfig['colorMode']?, 'none'?]>([
    ['light', 'light', ''],
    ['dark', 'dark', ''],
    // Prefers the address, unless it's invalid.
    ['dark', 'light', '?docusaurus-theme=dark'],
    ['light', 'light', '?docusaurus-theme=sepia'],
    ...['', 'purple', 'null', '"><script>', 'Dark', 'system'].map(
      nonsense => ['light', nonsense, ''] as [string, string, string],
    ),
    // The site has only its default mode, or no storage.
    ['dark', 'light', '', dark],
    ['light', 'dark', '', colorMode, 'none'],
  ])(
    'is %s if %j is stored and the address has %j',
    (mode, stored, search, ...[config = colorMode, storage]) => {
      localStorage.setItem('theme-test', stored);
      history.replaceState(null, '', `/${search}`);
      // Another script may have applied it.
      root.setAttribute('data-theme', stored);
      root.setAttribute('data-theme-choice', stored);
      run({colorMode: config}, storage);
      expect(root).toHaveAttribute('data-theme', mode);
      expect(root).toHaveAttribute('data-theme-choice', mode);
    },
  );

  it.each([
    [colorMode, 'light', 'light'],
    [system, 'dark', 'system'],
  ])('follows the system only if the site enables that: %j', (config, mode, choice) => {
    const matchMedia = jest
      .spyOn(window, 'matchMedia')
      .mockReturnValue({matches: true} as MediaQueryList);
    run({colorMode: config});
    expect(root).toHaveAttribute('data-theme', mode);
    expect(root).toHaveAttribute('data-theme-choice', choice);
    matchMedia.mockRestore();
  });

  it('reads the storage that the site chose', () => {
    sessionStorage.setItem('theme-test', 'dark');
    run({}, 'sessionStorage');
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  it('works if the browser forbids storage', () => {
    const getItem = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    run({announcementBar});
    expect(root).toHaveAttribute('data-theme', 'light');
    expect(root).toHaveAttribute('data-announcement-bar-initially-dismissed', 'false');
    getItem.mockRestore();
  });
});

describe('announcement', () => {
  it.each([
    ['hidden', 'if the reader dismissed this ID', 'news', true],
    ['shown right away', 'if the reader dismissed another ID', 'old news', true],
    ['shown', "if it can't be closed", 'news', false],
  ])('is %s %s', (state, _, id, isCloseable) => {
    localStorage.setItem('docusaurus.announcement.id-test', id);
    localStorage.setItem('docusaurus.announcement.dismiss-test', 'true');
    root.setAttribute('data-announcement-bar-initially-dismissed', 'true');
    run({announcementBar: {...announcementBar, isCloseable} as typeof announcementBar});
    expect(root.dataset.announcementBarInitiallyDismissed).toBe(String(state === 'hidden'));
  });

  it("can't end the script element with its ID", () => {
    const id = '</script><script>';
    const settings = {
      themeConfig: {colorMode, announcementBar: {...announcementBar, id} as typeof announcementBar},
      siteStorage: {type: 'localStorage', namespace: ''},
      themeColor: false,
    } as const;
    expect(inlineScript(settings)).not.toContain('</script>');
  });
});

describe('tabs', () => {
  it('leaves the page alone if nothing was chosen', () => {
    run();
    expect(sheets).toEqual([]);
    expect(root).not.toHaveAttribute('data-tabs-early');
  });

  it('shows the stored choice of each group, and no other key from storage', () => {
    localStorage.setItem('docusaurus.tab.manager-test', 'pnpm');
    localStorage.setItem('docusaurus.tab.manager-other-site', 'npm');
    localStorage.setItem('unrelated-test', 'npm');
    run();
    expect(root).toHaveAttribute('data-tabs-early');
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toContain('[data-tab-group="manager"]');
    expect(sheets[0]).toContain('[data-tab="pnpm"]');
    expect(sheets[0]).not.toContain('[data-tab="npm"]');
  });

  it('lets the URL override storage', () => {
    localStorage.setItem('docusaurus.tab.manager-test', 'pnpm');
    history.replaceState(null, '', '/?manager=yarn');
    run();
    expect(sheets[0]).toMatch(/data-tab-group="manager".*data-tab-query="manager"/s);
  });
});

describe('a URL whose ending is not the canonical one', () => {
  const canonical = document.createElement('link');
  canonical.rel = 'canonical';
  document.head.append(canonical);

  it.each([
    ['/api/store', '/api/store.html', '/api/store'],
    ['/api/store', '/api/store/index.html?a=1#part', '/api/store?a=1#part'],
    ['/', '/index.html', '/'],
    ['/api/store', '/api/store/', '/api/store'],
    ['/manual/', '/manual?a=1#part', '/manual/?a=1#part'],
    ['/manual/', '/manual/index.html', '/manual/'],
    ['/api/store/', '/api/store/index.html', '/api/store/'],
    ['/api/store', '/api/store', '/api/store'],
    ['/legacy.html', '/legacy.html', '/legacy.html'],
    ['/404.html', '/no/such.html', '/no/such.html'],
  ])('with the canonical path %s: %s becomes %s', (path, address, bare) => {
    canonical.href = `https://example.com${path}`;
    history.replaceState({kept: true}, '', address);
    run();
    expect(location.pathname + location.search + location.hash).toBe(bare);
    expect(history.state).toEqual({kept: true});
  });

  it('stays if the page names no canonical URL', () => {
    canonical.remove();
    history.replaceState(null, '', '/a.html');
    run();
    expect(location.pathname).toBe('/a.html');
  });
});

describe("the color of the browser's frame", () => {
  const themeColor = {light: '#fff', dark: '#000'};
  const shown = () => document.querySelector('meta')?.content;

  beforeEach(() => {
    document.head.innerHTML = '<meta name="theme-color" content="#fff">';
  });

  it("is the one for the reader's mode, and follows later changes", async () => {
    localStorage.setItem('theme-test', 'dark');
    run({}, 'localStorage', themeColor);
    await Promise.resolve();
    expect(shown()).toBe('#000');
    root.setAttribute('data-theme', 'light');
    await Promise.resolve();
    expect(shown()).toBe('#fff');
  });

  it("is the browser's own if the site sets none", () => {
    document.head.innerHTML = '<meta name="theme-color" content="#123">';
    run();
    expect(shown()).toBe('#123');
  });
});

describe('clicks before the page responds', () => {
  const clicked = (html: string, selector: string) => {
    document.body.innerHTML = html;
    run();
    document.querySelector<HTMLElement>(selector)?.click();
    return window.folioClicks?.map(({id}) => id);
  };

  it.each(['<button id="menu"><svg></svg></button>', '<b id="menu" role="tab"><svg></svg></b>'])(
    'are remembered for %s',
    html => {
      document.body.innerHTML = html;
      run();
      document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      expect(window.folioClicks?.map(({id}) => id)).toEqual(['menu']);
    },
  );

  it.each(['<a id="link" href="#to"></a>', '<summary id="summary"></summary>'])(
    'are left to the browser for %s',
    html => {
      expect(clicked(html, '[id]')).toEqual([]);
    },
  );

  it("are left to the search's own memory for its button", () => {
    expect(clicked('<button id="search" class="DocSearch-Button"></button>', 'button')).toEqual([]);
  });

  it('are no longer remembered once the page responds', () => {
    document.body.innerHTML = '<button></button>';
    run();
    window.folioClicks = undefined;
    document.querySelector('button')?.click();
    expect(window.folioClicks).toBeUndefined();
  });
});
