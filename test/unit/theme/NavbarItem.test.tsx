/** @jest-environment jsdom */
import siteConfig from '@generated/docusaurus.config';
import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NavbarItem, {type LinkLikeNavbarItemProps, type Props} from '@theme/NavbarItem';
import ComponentTypes from '@theme/NavbarItem/ComponentTypes';
import {docsOfTest, localesOfTest} from '../../support/docsOfTest';
import {renderInSite} from '../../support/renderInSite';
import {themeConfigOfTest} from '../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();
docsOfTest();
localesOfTest();

beforeEach(() => localStorage.clear());

const show = (item: Props, path = '/') => renderInSite(<NavbarItem {...item} />, path);
const link = (name: string) => screen.getByRole('link', {name});

/** The item as it is in the site's configuration, next to others. */
function showOneOf(items: readonly Props[], path: string): void {
  setThemeConfig({navbar: {items, hideOnScroll: false}});
  renderInSite(
    <>
      {items.map((item, index) => (
        <NavbarItem key={index} {...item} />
      ))}
    </>,
    path,
  );
}

describe('default', () => {
  it.each<[string, LinkLikeNavbarItemProps, string, string | null]>([
    ['its page', {to: '/api'}, '/api', 'page'],
    ['a page in its section', {to: '/api'}, '/api/store', 'true'],
    ['a page elsewhere', {to: '/api'}, '/apis', null],
  ])('has an address, and is marked as current on %s', (_, item, path, current) => {
    show({...item, label: 'API'}, path);
    expect(link('API')).toHaveAttribute('href', '/api');
    expect(link('API').getAttribute('aria-current')).toBe(current);
    expect(link('API').classList.contains('navbar__link--active')).toBe(current !== null);
  });

  it('is marked as current below the path that the site names, on a site below a base URL, too', () => {
    const {baseUrl} = siteConfig;
    siteConfig.baseUrl = '/base/';
    show({to: '/start', activeBasePath: '/api', label: 'API'}, '/base/api/store');
    siteConfig.baseUrl = baseUrl;
    expect(link('API')).toHaveAttribute('aria-current', 'true');
  });

  it('announces a link that leaves the site', () => {
    show({href: 'https://github.com', label: 'GitHub'});
    expect(link('GitHub (opens in new tab)')).toHaveAttribute('target', '_blank');
  });

  it("shows the site's HTML instead of a label", () => {
    show({to: '/api', html: '<b>API</b>'});
    expect(link('API')).toContainHTML('<b>API</b>');
  });

  it('passes none of its own props to the element', () => {
    show({
      to: '/api',
      label: 'API',
      position: 'right',
      activeBasePath: '/a',
      className: 'own',
      'aria-describedby': 'x',
    });
    expect(
      link('API')
        .getAttributeNames()
        .filter(name => !name.startsWith('data-'))
        .sort(),
    ).toEqual(['aria-describedby', 'class', 'href']);
    expect(link('API')).toHaveClass('own');
  });

  it('is a list item in the drawer', () => {
    renderInSite(<NavbarItem mobile to="/api" label="API" />, '/api');
    expect(screen.getByRole('listitem')).toContainElement(link('API'));
    expect(link('API')).toHaveClass('menu__link', 'menu__link--active');
  });
});

describe('doc', () => {
  it("links to the doc in the reader's version", () => {
    show({type: 'doc', docId: 'guides/index', label: 'Guides'}, '/1.0/intro/start');
    expect(link('Guides')).toHaveAttribute('href', '/1.0/guides/index');
  });

  it('is named after its ID if it has no label', () => {
    show({type: 'doc', docId: 'guides/index'});
    expect(link('guides/index')).toBeInTheDocument();
  });

  const items: Props[] = [
    {type: 'doc', docId: 'intro/start', label: 'Intro'},
    {type: 'doc', docId: 'guides/index', label: 'Guides'},
    {type: 'doc', docId: 'api/store', label: 'API'},
  ];

  const [intro, guides, api] = items as [Props, Props, Props];
  const withErrors = {...guides, activeBaseRegex: '/errors$'} as Props;

  it.each<[string, string, Props[], string, string[]]>([
    ["only the current section's", 'true', items, '/guides/more', ['Guides']],
    ['that of its own page', 'page', items, '/intro/start', ['Intro']],
    // The default docs are the same with and without their name.
    [
      'one of named docs',
      'true',
      [intro, {...guides, docsPluginId: 'default'} as Props],
      '/guides/more',
      ['Guides'],
    ],
    // An item of other docs with the same ID isn't compared.
    [
      'the only one of a sidebar',
      'true',
      [intro, {...guides, docsPluginId: 'log', label: 'Log'} as Props],
      '/guides/more',
      ['Intro'],
    ],
    ['one with a section of pages', 'true', [withErrors, intro, api], '/guides/more', ['Guides']],
    ['one with further pages', 'true', [withErrors, intro, api], '/errors', ['Guides']],
  ])('of several, marks %s as %s', (_, current, several, path, names) => {
    showOneOf(several, path);
    const marked = document.querySelectorAll(`[aria-current=${current}]`);
    expect(Array.from(marked, ({textContent}) => textContent)).toEqual(names);
  });

  it("doesn't show a draft", () => {
    const {container} = show({type: 'doc', docId: 'secret', label: 'Secret'});
    expect(container).toBeEmptyDOMElement();
  });

  it("rejects a doc that doesn't exist, listing the ones that do", () => {
    expect(() => show({type: 'doc', docId: 'nowhere'})).toThrow(
      /doc with id "nowhere".*\n.*\n- intro\/start\n- intro\/why\n- guides\/index/,
    );
    takeConsoleErrors();
  });
});

describe('docSidebar', () => {
  it('links to the first page of the sidebar and is current on its pages, not on others', () => {
    const {unmount} = show({type: 'docSidebar', sidebarId: 'docs'}, '/guides/more');
    expect(link('Start')).toHaveAttribute('href', '/intro/start');
    expect(link('Start')).toHaveAttribute('aria-current', 'true');
    unmount();
    show({type: 'docSidebar', sidebarId: 'docs', label: 'Docs'}, '/api/store');
    expect(link('Docs')).not.toHaveAttribute('aria-current');
  });

  it("rejects a sidebar that doesn't exist, listing the ones that do", () => {
    expect(() => show({type: 'docSidebar', sidebarId: 'nowhere'})).toThrow(
      /sidebar with id "nowhere".*\n.*\n- docs\n- api/,
    );
    takeConsoleErrors();
  });

  it('says what to do about a sidebar without pages', () => {
    expect(() => show({type: 'docSidebar', sidebarId: 'empty'})).toThrow(
      'The navbar leads to the sidebar "empty", which has no page to lead to.',
    );
    takeConsoleErrors();
  });
});

describe('docsVersion', () => {
  it('links to the start of the version', () => {
    show({type: 'docsVersion'}, '/1.0/guides/index');
    expect(link('1.0')).toHaveAttribute('href', '/1.0/intro/start');
  });

  it('accepts a label and a URL from the site', () => {
    show({type: 'docsVersion', label: 'Docs', to: '/versions'});
    expect(link('Docs')).toHaveAttribute('href', '/versions');
  });
});

const links = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link', {hidden: true})
    .map(element => [element.textContent, element.getAttribute('href')]);

describe('docsVersionDropdown', () => {
  const versions: Props = {
    type: 'docsVersionDropdown',
    items: [],
    dropdownItemsBefore: [],
    dropdownItemsAfter: [{to: '/versions', label: 'All versions'}],
  };

  it('links to this page in each version, or to the start of a version that lacks it', () => {
    const {container} = show(versions, '/guides/more');
    expect(screen.getByRole('button', {name: '2.0'})).toBeInTheDocument();
    expect(links(container)).toEqual([
      ['Next', '/next/guides/more'],
      ['2.0', '/guides/more'],
      ['1.0', '/1.0/intro/start'],
      ['All versions', '/versions'],
    ]);
    expect(screen.getByRole('link', {current: 'page', hidden: true})).toHaveTextContent('2.0');
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['/1.0/guides/index', '1.0'],
    ['/next/guides/index', 'Next'],
    ['/guides/index', '2.0'],
    ['/about', '2.0'],
  ])('on %s, is called after the version that the reader is in, or the latest', (path, name) => {
    localStorage.setItem('docs-preferred-version-default-test', 'current');
    show(versions, path);
    expect(screen.getByRole('button', {name})).toBeInTheDocument();
  });

  it('keeps the query and the fragment', () => {
    const {container} = show(versions, '/guides/more?a=1#b');
    expect(links(container)[0]).toEqual(['Next', '/next/guides/more?a=1#b']);
  });

  it("is a plain link if there's nothing to choose, marked as current unless the site turns that off", () => {
    const single: Props = {...versions, dropdownItemsAfter: [], versions: ['1.0']};
    const {unmount} = show(single, '/1.0/intro/start');
    expect(link('1.0')).toHaveAttribute('href', '/1.0/intro/start');
    expect(link('1.0')).toHaveAttribute('aria-current');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    show({...single, dropdownActiveClassDisabled: true}, '/1.0/intro/start');
    expect(link('1.0')).not.toHaveAttribute('aria-current');
  });
});

describe('localeDropdown', () => {
  const locales: Props = {
    type: 'localeDropdown',
    items: [],
    dropdownItemsBefore: [],
    dropdownItemsAfter: [],
  };

  it('links to this page in each language, with a page load', () => {
    const {container} = show(locales, '/guides/more?a=1#b');
    expect(screen.getByRole('button', {name: 'English'})).toBeInTheDocument();
    expect(links(container)).toEqual([
      ['English', '/guides/more?a=1#b'],
      ['Français', '/fr/guides/more?a=1#b'],
    ]);
    const french = screen.getByText('Français');
    expect(french).toHaveAttribute('lang', 'fr');
    expect(french).toHaveAttribute('hreflang', 'fr');
    expect(french).toHaveAttribute('target', '_self');
    expect(french).not.toHaveAttribute('aria-current');
    expect(within(container).getAllByText('English')[1]).toHaveAttribute('aria-current');
  });

  it('adds the query that the site has set', () => {
    const {container} = show({...locales, queryString: '?persist=1'}, '/guides/more');
    expect(links(container)[1]).toEqual(['Français', '/fr/guides/more?persist=1']);
  });

  it("adds that query to the reader's own, even under the same name", () => {
    const {container} = show({...locales, queryString: '?a=2&b=3'}, '/guides/more?a=1#c');
    expect(links(container)[1]).toEqual(['Français', '/fr/guides/more?a=1&a=2&b=3#c']);
  });
});

describe('search and html', () => {
  it('search is the search button in the navbar, and nothing in the drawer', () => {
    const {unmount} = show({type: 'search'});
    expect(screen.getByRole('button', {name: 'Search'})).toBeInTheDocument();
    unmount();
    expect(renderInSite(<NavbarItem type="search" mobile />).container).toBeEmptyDOMElement();
  });

  it("html is the site's HTML, in a list item if it's in a list", () => {
    const {unmount} = show({type: 'html', value: '<b>Hello</b>', className: 'own'});
    expect(screen.getByText('Hello').parentElement).toHaveClass('own');
    unmount();
    renderInSite(<NavbarItem type="html" value="<b>Hello</b>" mobile />);
    expect(screen.getByRole('listitem')).toContainHTML('<b>Hello</b>');
  });
});

describe('types', () => {
  const custom = (type: string) => JSON.parse(JSON.stringify({type, label: 'Own'})) as Props;

  afterEach(() => {
    delete ComponentTypes['custom-sign'];
  });

  it('a type from another plugin gets the item’s props', () => {
    Object.assign(ComponentTypes, {
      'custom-sign': ({label}: {label: string}) => <em>{label}</em>,
    });
    show(custom('custom-sign'));
    expect(screen.getByText('Own').tagName).toBe('EM');
  });

  it('an unknown type causes an error that lists the valid types', () => {
    expect(() => show(custom('custom-sing'))).toThrow(
      'No navbar item has the type "custom-sing". Types of this site: default, search, doc, docSidebar, docsVersion, docsVersionDropdown, dropdown, html, localeDropdown.',
    );
    takeConsoleErrors();
  });

  it('an item that needs a missing docs plugin says so', () => {
    expect(() => show({type: 'doc', docId: 'intro/start', docsPluginId: 'other'})).toThrow(
      /this plugin does not seem to be enabled \(pluginId=other/,
    );
    takeConsoleErrors();
  });
});

describe('dropdown', () => {
  const dropdown: Props = {
    type: 'dropdown',
    label: 'More',
    items: [
      {to: '/one', label: 'One'},
      {to: '/two', label: 'Two'},
    ],
  };
  const button = () => screen.getByRole('button', {name: 'More'});
  const isOpen = () => button().getAttribute('aria-expanded') === 'true';

  it("an item with items doesn't need a type", () => {
    show({label: 'More', items: [{to: '/one', label: 'One'}]});
    expect(button()).toBeInTheDocument();
  });

  it('opens on hover with a mouse, stays open on a click, and closes once the mouse has left', async () => {
    jest.useFakeTimers();
    try {
      const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
      show(dropdown);
      await user.hover(button());
      expect(isOpen()).toBe(true);
      await user.unhover(button());
      await user.hover(screen.getByText('Two'));
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(isOpen()).toBe(true);
      await user.unhover(screen.getByText('Two'));
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(isOpen()).toBe(false);

      await user.click(button());
      expect(isOpen()).toBe(true);
      await user.unhover(button());
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(isOpen()).toBe(true);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each<[string, boolean, () => unknown]>([
    ['after a second click', false, () => fireEvent.click(button())],
    ['after another key', true, () => userEvent.keyboard('a')],
    ['after a click beside its links', true, () => fireEvent.click(screen.getByRole('list'))],
    ['after a click on any part of a link', false, () => fireEvent.click(screen.getByText('One'))],
    ['after a click elsewhere', false, () => userEvent.click(screen.getByRole('textbox'))],
    // No other element gets the focus.
    ['once the window has lost the focus', true, () => fireEvent.focusOut(button())],
    [
      'once Escape was pressed elsewhere, which has the focus',
      false,
      async () => {
        screen.getByRole('textbox').focus();
        await userEvent.keyboard('{Escape}');
        expect(screen.getByRole('textbox')).toHaveFocus();
      },
    ],
  ])('%s, is open: %s', async (_, open, act) => {
    renderInSite(
      <>
        <NavbarItem {...dropdown} items={[{to: '/one', html: '<b>One</b>'}]} />
        <input />
      </>,
    );
    // A tap, because a mouse would open it on hover.
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    await act();
    expect(isOpen()).toBe(open);
  });

  it('closes when the focus leaves', async () => {
    renderInSite(
      <>
        <NavbarItem {...dropdown} />
        <a href="/next">Next</a>
      </>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    for (const name of ['One', 'Two', 'Next']) {
      await userEvent.tab();
      expect(screen.getByText(name)).toHaveFocus();
      expect(isOpen()).toBe(name !== 'Next');
    }
  });

  const page: LinkLikeNavbarItemProps = {to: '/two', label: 'Two'};
  const docOf = (docsPluginId?: string): LinkLikeNavbarItemProps => ({
    type: 'doc',
    docId: 'intro/start',
    docsPluginId,
  });
  const sidebarOf = (docsPluginId?: string): LinkLikeNavbarItemProps => ({
    type: 'docSidebar',
    sidebarId: 'docs',
    docsPluginId,
  });
  it.each<[boolean, string, LinkLikeNavbarItemProps, string]>([
    [true, 'a page', page, '/two'],
    [true, 'a doc', docOf(), '/intro/start'],
    [true, 'a sidebar', sidebarOf(), '/guides/index'],
    [true, 'a doc of the second docs', docOf('log'), '/log/intro/start'],
    [true, 'a sidebar of the second docs', sidebarOf('log'), '/log/guides/index'],
    [true, 'the default docs by name', docOf('default'), '/intro/start'],
    [false, 'a doc with the ID of one in other docs', docOf(), '/log/intro/start'],
    [false, 'a doc of the second docs with such an ID', docOf('log'), '/intro/start'],
    [false, 'a sidebar with such an ID', sidebarOf(), '/log/guides/index'],
    [false, 'a sidebar of the second docs with such an ID', sidebarOf('log'), '/guides/index'],
  ])('is marked as current (%s) if it contains %s', (current, _, item, path) => {
    show({...dropdown, items: [item]}, path);
    expect(button().getAttribute('aria-current')).toBe(current ? 'true' : null);
  });

  it('keeps the link of a dropdown that has a URL, beside the button', () => {
    show({...dropdown, to: '/more'}, '/more');
    expect(link('More')).toHaveAttribute('aria-current', 'page');
    expect(button()).not.toHaveAttribute('aria-current');
  });

  it("in the drawer, it's open if it contains the current item, and opens in place", async () => {
    const {unmount} = renderInSite(<NavbarItem {...dropdown} mobile />, '/one');
    expect(isOpen()).toBe(true);
    unmount();
    renderInSite(<NavbarItem {...dropdown} mobile />);
    expect(screen.queryByRole('link', {name: 'One'})).not.toBeInTheDocument();
    await userEvent.click(button());
    expect(link('One')).toBeInTheDocument();
  });

  it('in the drawer, a dropdown that has a URL keeps its link', async () => {
    renderInSite(<NavbarItem {...dropdown} to="/more" mobile />);
    expect(link('More')).toHaveAttribute('href', '/more');
    await userEvent.click(screen.getByRole('button', {name: 'Expand the dropdown'}));
    expect(screen.getByRole('button', {name: 'Collapse the dropdown'})).toBeInTheDocument();
    expect(link('Two')).toBeInTheDocument();
  });
});
