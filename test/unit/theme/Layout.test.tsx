/** @jest-environment jsdom */
import {act, screen, waitFor, within} from '@testing-library/react';
import Layout from '@theme/Layout';
import {renderInSite} from '@site/test/support/renderInSite';
import {themeConfigOfTest} from '@site/test/support/themeConfigOfTest';
import Footer from '@theme/Footer';
import siteConfig from '@site/test/support/generated/docusaurus.config';
import Logo from '@theme/Logo';
import ThemedImage from '@theme/ThemedImage';
import userEvent from '@testing-library/user-event';
import SkipToContent from '@theme/SkipToContent';
import ErrorPageContent from '@theme/ErrorPageContent';
import Loading from '@theme/Loading';
import AnnouncementBar from '@theme/AnnouncementBar';
import {useAnnouncementBar} from '@folio/client/themeCommonInternal';
import fs from 'node:fs';
import path from 'node:path';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import '@folio/client/colorMode/ignoreUnknownColorMode';
import {useColorMode} from '@docusaurus/theme-common';
import NotFoundContent from '@theme/NotFound/Content';
import {docsOfTest} from '@site/test/support/docsOfTest';

const setThemeConfig = themeConfigOfTest();
const link = (name?: string | RegExp) => screen.getByRole('link', {name});

describe('Layout', () => {
  beforeEach(() => {
    setThemeConfig({
      announcementBar: {id: 'layout', content: 'News', isCloseable: false},
      footer: {style: 'light', links: [], copyright: 'Copyright'},
    });
  });

  it('surrounds the page with skip link, announcement, navbar, and footer', async () => {
    const {container} = renderInSite(
      <Layout title="Page" description="What it is about" wrapperClassName="mine">
        <main>Text</main>
      </Layout>,
    );
    const landmarks = [
      link('Skip to main content'),
      screen.getByRole('region', {name: 'Announcement'}),
      screen.getByRole('navigation', {name: 'Main'}),
      screen.getByRole('main'),
      screen.getByRole('contentinfo'),
    ];
    const inOrder = [...container.querySelectorAll('*')].filter(node =>
      landmarks.some(landmark => landmark === node),
    );
    expect(inOrder).toEqual(landmarks);
    await waitFor(() => expect(document.title).toBe('Page | Fixture'));
    const description = document.querySelector('meta[name=description]');
    expect(description).toHaveAttribute('content', 'What it is about');
    expect(screen.getByRole('main').parentElement).toHaveClass('main-wrapper', 'mine');
    // Without JavaScript, the skip link leads there.
    const target = link('Skip to main content').getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)).toHaveTextContent('Text');
  });

  it('leaves the footer out if the page disables it', () => {
    renderInSite(<Layout noFooter>Text</Layout>);
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });
});

describe('Footer', () => {
  function renderFooter(footer: object): HTMLElement {
    setThemeConfig({footer: {style: 'light', links: [], ...footer}});
    renderInSite(<Footer />);
    return screen.getByRole('contentinfo');
  }

  it('renders nothing if the site has no footer', () => {
    renderInSite(<Footer />);
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('shows groups whose titles name their lists', () => {
    const github = {label: 'GitHub', href: 'https://github.com'};
    renderFooter({
      links: [
        {title: 'Docs', items: [{label: 'Start', to: '/start'}]},
        {title: 'More', items: [github, {html: '<b>Ad</b>'}]},
      ],
    });
    const more = within(screen.getByRole('list', {name: 'More'}));
    expect(more.getByRole('link')).toHaveAttribute('href', 'https://github.com');
    expect(more.getByText('Ad').tagName).toBe('B');
    const docs = within(screen.getByRole('list', {name: 'Docs'}));
    expect(docs.getByRole('link', {name: 'Start'})).toHaveAttribute('href', '/start');
  });

  it.each([
    ['a page', {to: '/here'}, '/base/here', false],
    ['another site', {href: 'https://example.com'}, 'https://example.com', true],
    ['a file', {href: '/feed.xml'}, '/base/feed.xml', false],
    ['an address', {href: 'mailto:a@example.com'}, 'mailto:a@example.com', true],
    ['a file below', {href: '/rules', prependBaseUrlToHref: true}, '/base/rules', false],
  ])('links to %s: %j, on a site below a base URL', (_, item, href, isLeaving) => {
    siteConfig.baseUrl = '/base/';
    renderFooter({links: [{label: 'Link', ...item}]});
    siteConfig.baseUrl = '/';
    expect(link(isLeaving ? 'Link (opens in new tab)' : 'Link')).toHaveAttribute('href', href);
  });

  it('shows a simple footer as one list, and the copyright with its HTML', () => {
    const footer = renderFooter({
      copyright: 'Copyright © 2015–2025 <a href="/who">Who</a>',
      links: [{label: 'Here', to: '/here'}, {html: '<i>Free</i>'}, {label: 'There', to: '/there'}],
    });
    const items = screen.getAllByRole('listitem').map(({textContent}) => textContent);
    expect(items).toEqual(['Here', 'Free', 'There']);
    expect(footer).toHaveTextContent('Copyright © 2015–2025 Who');
    expect(link('Who')).toBeInTheDocument();
  });

  it('has an image of the logo for each color mode, with one name, and no link without an address', () => {
    renderFooter({logo: {src: 'img/logo.svg', srcDark: 'img/dark.svg', alt: 'Maker'}});
    const images = screen.getAllByRole('img', {name: 'Maker'});
    const sources = images.map(image => image.getAttribute('src'));
    expect(sources).toEqual(['/img/logo.svg', '/img/dark.svg']);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it("links a logo without alternative text, named after the site's title, where the site says", () => {
    renderFooter({logo: {src: 'img/logo.svg', alt: '', href: '/', target: '_self'}});
    expect(link('Fixture')).toHaveAttribute('href', '/');
    expect(link('Fixture')).toHaveAttribute('target', '_self');
    expect(document.querySelector('img')).toHaveAttribute('src', '/img/logo.svg');
  });

  it('can be dark in both color modes', () => {
    expect(renderFooter({style: 'dark', copyright: 'C'})).toHaveClass('footer', 'footer--dark');
  });
});

describe('Logo', () => {
  const logo = {src: 'img/logo.svg', width: 32, height: 32};

  it.each([
    ['Redux', '/', null, {title: 'Redux', logo: {...logo, alt: ''}}],
    ['The logo', '/', null, {logo: {...logo, alt: 'The logo'}}],
    ['Fixture', '/', null, {logo}],
    ['Redux', '/docs', '_self', {title: 'Redux', logo: {...logo, href: '/docs', target: '_self'}}],
  ])('is a link named %s to %s, with one image for both modes', (name, href, target, settings) => {
    setThemeConfig({navbar: {items: [], hideOnScroll: false, ...settings}});
    const {container} = renderInSite(<Logo />);
    expect(link(name)).toHaveAttribute('href', href);
    expect(link(name).getAttribute('target')).toBe(target);
    const images = Array.from(container.querySelectorAll('img'), image =>
      image.getAttribute('src'),
    );
    expect(images).toEqual(['/img/logo.svg']);
  });

  it("fetches only the one of two images that's shown", () => {
    renderInSite(<ThemedImage sources={{light: '/l.svg', dark: '/d.svg'}} alt="A" />);
    const images = Array.from(document.querySelectorAll('img'), image => [
      image.getAttribute('src'),
      image.getAttribute('loading'),
    ]);
    expect(images).toEqual([
      ['/l.svg', 'lazy'],
      ['/d.svg', 'lazy'],
    ]);
  });
});

it('skips to the content without changing the address or the tab order, also without JavaScript', async () => {
  renderInSite(
    <>
      <SkipToContent />
      <main>
        <a href="/b">B</a>
      </main>
    </>,
  );
  expect(link(/Skip/)).toHaveAttribute('href', '#__docusaurus_skipToContent_fallback');
  await userEvent.click(link(/Skip/));
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  expect(window.location.hash).toBe('');
});

it('shows the message of an error and of its cause on the crash page, with markup as text', () => {
  const cause = new Error('No <i>drill</i> left');
  const error = new Error('The <b>shelf</b> is empty', {cause});
  renderInSite(<ErrorPageContent error={error} tryAgain={() => {}} />);
  const message = screen.getByText(/The <b>shelf<\/b> is empty/);
  expect(message).toHaveTextContent('No <i>drill</i> left');
  expect(document.querySelector('b, i')).toBeNull();
});

it('shows nothing while a page loads, after the delay a spinner that is announced, or else the error', async () => {
  const retry = jest.fn();
  const idle = {error: undefined, pastDelay: false, timedOut: false, isLoading: true, retry};
  const {container, unmount} = renderInSite(<Loading {...idle} />);
  expect(container).toBeEmptyDOMElement();
  unmount();
  const waiting = renderInSite(<Loading {...idle} pastDelay />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  waiting.unmount();
  renderInSite(<Loading {...idle} pastDelay error={new Error('Loading chunk 7 failed')} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Loading chunk 7 failed');
  await userEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledTimes(1);
});

describe('AnnouncementBar', () => {
  const ID = 'docusaurus.announcement.id-test';
  const DISMISSED = 'docusaurus.announcement.dismiss-test';

  let count = 0;

  /** Shows an announcement with an ID that no other test has dismissed. */
  function announce(settings: object = {}): string {
    count += 1;
    const id = `news-${count}`;
    const announcementBar = {id, content: '<b>News</b>', isCloseable: true, ...settings};
    setThemeConfig({announcementBar});
    return id;
  }

  const bar = () => screen.queryByRole('region', {name: 'Announcement'});

  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it("is a named region with the site's HTML and colors, and nothing without an announcement", () => {
    const {unmount} = renderInSite(<AnnouncementBar />);
    expect(bar()).not.toBeInTheDocument();
    unmount();
    announce({backgroundColor: 'rgb(1, 2, 3)', textColor: 'rgb(4, 5, 6)'});
    renderInSite(<AnnouncementBar />);
    expect(bar()).toContainHTML('<b>News</b>');
    expect(bar()).toHaveStyle({backgroundColor: 'rgb(1, 2, 3)', color: 'rgb(4, 5, 6)'});
  });

  const closeButton = () => screen.getByRole('button', {name: 'Close'});

  it("agrees with a site's own component that uses theme-common's context", async () => {
    function Own() {
      const {isActive, close} = useAnnouncementBar();
      return isActive ? <button onClick={close}>Mine</button> : null;
    }
    const both = (
      <>
        <AnnouncementBar />
        <Own />
      </>
    );
    const mine = () => screen.queryByRole('button', {name: 'Mine'});
    const closeElsewhere = async () => {
      localStorage.setItem(DISMISSED, 'true');
      const change = {key: DISMISSED, newValue: 'true', storageArea: localStorage};
      act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
    };
    for (const close of [
      () => userEvent.click(closeButton()),
      () => userEvent.click(mine() ?? document.body),
      closeElsewhere,
    ]) {
      announce();
      const {unmount} = renderInSite(both);
      expect(mine()).toBeInTheDocument();
      await close();
      expect(mine()).not.toBeInTheDocument();
      expect(bar()).not.toBeInTheDocument();
      unmount();
    }
  });

  it("can't be closed, or stay closed, if the site makes it not closable", () => {
    const id = announce({isCloseable: false});
    localStorage.setItem(ID, id);
    localStorage.setItem(DISMISSED, 'true');
    renderInSite(<AnnouncementBar />);
    expect(bar()).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each(['', 'yes', '1', '{}'])('shows if the stored value is invalid: %j', nonsense => {
    const id = announce();
    localStorage.setItem(ID, id);
    localStorage.setItem(DISMISSED, nonsense);
    renderInSite(<AnnouncementBar />);
    expect(bar()).toBeInTheDocument();
  });

  it("stays closed for the visit if the browser can't store that", async () => {
    announce();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const {unmount} = renderInSite(<AnnouncementBar />);
    await userEvent.click(closeButton());
    takeConsoleErrors(); // theme-common reports the failed write.
    unmount();
    renderInSite(<AnnouncementBar />);
    takeConsoleErrors();
    expect(bar()).not.toBeInTheDocument();
  });
});

describe('ColorModeToggle', () => {
  const configure = (colorMode: object) =>
    setThemeConfig({
      colorMode: {
        defaultMode: 'light',
        disableSwitch: false,
        respectPrefersColorScheme: false,
        ...colorMode,
      },
    });

  const root = document.documentElement;

  beforeEach(() => {
    localStorage.clear();
    root.dataset.theme = 'light';
    root.dataset.themeChoice = 'light';
  });

  it('is a switch with a constant name and a changing state', async () => {
    renderInSite(<NavbarColorModeToggle />);
    for (const checked of [false, true, false]) {
      await userEvent.click(screen.getByRole('switch', {name: 'dark mode', checked}));
    }
  });

  it('cycles through light, dark, and the system’s mode if the site follows the system', async () => {
    configure({respectPrefersColorScheme: true});
    root.dataset.themeChoice = 'system';
    renderInSite(<NavbarColorModeToggle />);
    const button = screen.getByRole('button', {name: 'Color mode'});
    expect(button).toHaveAccessibleDescription('system mode');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    for (const mode of ['light', 'dark', 'system']) {
      await userEvent.click(button);
      expect(button).toHaveAccessibleName('Color mode');
      expect(button).toHaveAccessibleDescription(`${mode} mode`);
      expect(screen.getByRole('status')).toHaveTextContent(`${mode} mode`);
      expect(root.dataset.themeChoice).toBe(mode);
    }
    expect(localStorage.getItem('theme-test')).toBeNull();
  });

  describe('its icon', () => {
    const FILE = 'theme-plugin/theme/src/theme/ColorModeToggle/styles.module.css';
    const style = document.createElement('style');
    style.textContent = fs
      .readFileSync(path.join(__dirname, '../../..', FILE), 'utf8')
      .replace(/:global\((.*?\])\)/g, '$1');

    beforeEach(() => document.head.append(style));
    afterEach(() => style.remove());

    const icons = () =>
      [...document.querySelectorAll('button > svg')]
        .filter(icon => getComputedStyle(icon).display !== 'none')
        .map(icon => icon.getAttribute('class'));

    it.each([
      ['light', 'light', 'chosenLight'],
      ['dark', 'dark', 'chosenDark'],
      ['light', 'system', 'chosenSystem'],
      ['dark', 'system', 'chosenSystem'],
    ])('is one in %s mode if the choice is %s', (mode, choice, icon) => {
      root.dataset.theme = mode;
      root.dataset.themeChoice = choice;
      const {unmount} = renderInSite(<NavbarColorModeToggle />);
      expect(icons()).toEqual([mode]);
      unmount();
      configure({respectPrefersColorScheme: true});
      renderInSite(<NavbarColorModeToggle />);
      expect(icons()).toEqual([icon]);
    });
  });

  it('renders nothing if the site disables the switch', () => {
    configure({disableSwitch: true});
    const {container} = renderInSite(<NavbarColorModeToggle />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('ignoreUnknownColorMode', () => {
  const Mode = () => <p>{useColorMode().colorMode}</p>;

  beforeEach(() => {
    document.documentElement.dataset.theme = 'dark';
    document.documentElement.dataset.themeChoice = 'dark';
    localStorage.setItem('theme-test', 'dark');
  });

  it.each<[string, ...(string | null)[]]>([
    ...['', 'Dark', 'purple', '{"mode":"light"}'].map((each): [string, string] => ['dark', each]),
    ['light', 'light'],
    ['dark', 'light', 'dark'],
    ['light', 'dark', null],
    ['light', 'dark', 'system'],
  ])('is %s once another tab has stored %j', (mode, ...stored) => {
    const {container} = renderInSite(<Mode />);
    for (const newValue of stored) {
      const event = {key: 'theme-test', newValue, storageArea: localStorage};
      act(() => void window.dispatchEvent(new StorageEvent('storage', event)));
    }
    expect(container).toHaveTextContent(mode);
    expect(document.documentElement.dataset.theme).toBe(mode);
  });
});

describe('NotFoundContent', () => {
  const request = jest.fn();

  beforeEach(() => {
    request.mockReset().mockResolvedValue({ok: false});
    globalThis.fetch = request;
  });

  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

  const items = async () => (await screen.findAllByRole('listitem')).map(item => item.textContent);

  it('has its own title and noindex', async () => {
    renderInSite(<NotFoundContent />, '/nothing');
    expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Page not found');
    await waitFor(() => expect(document.title).toBe('Page not found | Fixture'));
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it.each([
    ['cannot be reached', () => request.mockRejectedValue(new TypeError('offline'))],
    ['is missing', () => request.mockResolvedValue({ok: false})],
    [
      'is refused with other data',
      () =>
        request.mockResolvedValue({
          ok: false,
          json: async () => ({titles: {'/api/creator': 'X'}}),
        }),
    ],
  ])('suggests pages by path if the file with the titles %s', async (_, arrange) => {
    arrange();
    renderInSite(<NotFoundContent />, '/api/createStor');
    expect((await items())[0]).toBe('/api/createstore');
  });

  it('suggests nothing if nothing is similar', async () => {
    renderInSite(<NotFoundContent />, '/xyzzy/plugh');
    await waitFor(() => expect(request).toHaveBeenCalled());
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'Go to the home page'})).toHaveAttribute('href', '/');
  });

  it('searches with a form if the site has a search page', async () => {
    const {unmount} = renderInSite(<NotFoundContent />, '/nothing');
    const form = await screen.findByRole('search');
    expect(form).toHaveAttribute('action', '/search');
    expect(within(form).getByRole('searchbox', {name: 'Search'})).toHaveAttribute('name', 'q');
    expect(within(form).getByRole('button', {name: 'Search'})).toHaveAttribute('type', 'submit');
    await waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    unmount();

    setThemeConfig({folio: {search: {pagePath: false}}});
    renderInSite(<NotFoundContent />, '/nothing');
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  });

  it('repeats the first six links of the navbar that lead to pages', async () => {
    const pages = Array.from({length: 7}, (_, index) => ({
      label: `Page ${index}`,
      to: `/${index}`,
    }));
    const others = [
      {label: 'Elsewhere', href: 'https://example.org'},
      {type: 'search'},
      {label: 'More', items: pages},
    ];
    setThemeConfig({navbar: {items: [...others, ...pages]}});
    renderInSite(<NotFoundContent />, '/nothing');
    const links = within(await screen.findByRole('list')).getAllByRole('link');
    expect(links.map(link => link.textContent)).toEqual(pages.slice(0, 6).map(({label}) => label));
    await waitFor(() => expect(request).toHaveBeenCalled());
  });

  describe('on a site with docs', () => {
    docsOfTest();

    it('repeats links of the navbar to docs and sidebars, too', async () => {
      const docs = [
        {type: 'doc', docId: 'guides/index', label: 'Guides'},
        {type: 'docSidebar', sidebarId: 'api', label: 'API'},
        {type: 'docsVersionDropdown', items: [], dropdownItemsBefore: [], dropdownItemsAfter: []},
      ];
      setThemeConfig({navbar: {items: docs}});
      renderInSite(<NotFoundContent />, '/nothing');
      const links = within(await screen.findByRole('list')).getAllByRole('link');
      expect(links.map(link => link.getAttribute('href'))).toEqual(['/guides/index', '/api/store']);
      await waitFor(() => expect(request).toHaveBeenCalled());
    });
  });
});
