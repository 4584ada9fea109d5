/** @jest-environment jsdom */
import siteConfig from '@generated/docusaurus.config';
import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NavbarItem, {type Props} from '@theme/NavbarItem';
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

const currentNames = () =>
  screen.queryAllByRole('link', {current: true}).map(element => element.textContent);

describe('default', () => {
  it("is a link that's marked as the current page on its page", () => {
    show({to: '/api', label: 'API'}, '/api');
    expect(link('API')).toHaveAttribute('href', '/api');
    expect(link('API')).toHaveAttribute('aria-current', 'page');
    expect(link('API')).toHaveClass('navbar__link--active');
  });

  it('is marked as current on a page in its section', () => {
    show({to: '/api', label: 'API'}, '/api/store');
    expect(link('API')).toHaveAttribute('aria-current', 'true');
  });

  it('is marked as current below the path that the site names, on a site below a base URL, too', () => {
    const {baseUrl} = siteConfig;
    siteConfig.baseUrl = '/base/';
    show({to: '/start', activeBasePath: '/api', label: 'API'}, '/base/api/store');
    siteConfig.baseUrl = baseUrl;
    expect(link('API')).toHaveAttribute('aria-current', 'true');
  });

  it("isn't marked elsewhere", () => {
    show({to: '/api', label: 'API'}, '/apis');
    expect(link('API')).not.toHaveAttribute('aria-current');
    expect(link('API')).not.toHaveClass('navbar__link--active');
  });

  it('announces a link that leaves the site', () => {
    show({href: 'https://github.com', label: 'GitHub'});
    expect(link('GitHub (opens in new tab)')).toHaveAttribute('target', '_blank');
  });

  it("shows the site's HTML instead of a label", () => {
    show({to: '/api', html: '<b>API</b>'});
    expect(link('API')).toContainHTML('<b>API</b>');
  });

  it('adds the base URL to a URL on the site if requested', () => {
    show({href: '/files/a.pdf', label: 'Paper', prependBaseUrlToHref: true});
    expect(screen.getByRole('link')).toHaveAttribute('href', '/files/a.pdf');
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

  it("marks only the current section's item if several are in the same sidebar", () => {
    showOneOf(items, '/guides/more');
    expect(currentNames()).toEqual(['Guides']);
    expect(link('Guides')).toHaveAttribute('aria-current', 'true');
  });

  it("is compared with an item that names the default docs, which are the same as another's unnamed ones", () => {
    const [intro, guides] = items;
    showOneOf([intro, {...guides, docsPluginId: 'default'}] as Props[], '/guides/more');
    expect(currentNames()).toEqual(['Guides']);
  });

  it('stands for all of its sidebar if only other docs have an item with the ID of a doc there', () => {
    const [intro, guides] = items;
    showOneOf([intro, {...guides, docsPluginId: 'log', label: 'Log'}] as Props[], '/guides/more');
    expect(currentNames()).toEqual(['Intro']);
  });

  it('is marked as the current page on its own page', () => {
    showOneOf(items, '/intro/start');
    expect(currentNames()).toEqual([]);
    expect(screen.getByRole('link', {current: 'page'})).toHaveTextContent('Intro');
  });

  it.each(['/guides/more', '/errors'])(
    'is also marked on pages that the site assigns to its section: %s',
    path => {
      const guides = {...items[1], activeBaseRegex: '/errors$'} as Props;
      showOneOf([guides, ...items.filter(item => item !== items[1])], path);
      expect(currentNames()).toEqual(['Guides']);
    },
  );

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
  it('links to the first page of the sidebar and is current on all its pages', () => {
    show({type: 'docSidebar', sidebarId: 'docs'}, '/guides/more');
    expect(link('Start')).toHaveAttribute('href', '/intro/start');
    expect(link('Start')).toHaveAttribute('aria-current', 'true');
  });

  it("isn't current in another sidebar", () => {
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

  it('remembers the version that the reader chooses', async () => {
    show(versions, '/guides/more');
    await userEvent.click(screen.getByRole('button', {name: '2.0'}));
    await userEvent.click(screen.getByText('Next'));
    expect(localStorage.getItem('docs-preferred-version-default-test')).toBe('current');
  });

  it('remembers the version that the reader chooses in the drawer', async () => {
    renderInSite(<NavbarItem {...versions} mobile />, '/guides/more');
    await userEvent.click(screen.getByRole('button', {name: 'Versions'}));
    await userEvent.click(link('1.0'));
    expect(localStorage.getItem('docs-preferred-version-default-test')).toBe('1.0');
  });

  it('is called Versions in the drawer', () => {
    renderInSite(<NavbarItem {...versions} mobile />);
    expect(screen.getByRole('button', {name: 'Versions', expanded: false})).toBeInTheDocument();
  });

  it("is a plain link if there's nothing to choose", () => {
    show({...versions, dropdownItemsAfter: [], versions: ['1.0']}, '/');
    expect(link('1.0')).toHaveAttribute('href', '/1.0/intro/start');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is marked as current if it is a plain link, unless the site turns that off', () => {
    const single: Props = {...versions, dropdownItemsAfter: [], versions: ['1.0']};
    const {unmount} = show(single, '/1.0/intro/start');
    expect(link('1.0')).toHaveAttribute('aria-current');
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

  it('is called Languages in the drawer', () => {
    renderInSite(<NavbarItem {...locales} mobile />);
    expect(screen.getByRole('button', {name: 'Languages', expanded: false})).toBeInTheDocument();
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

  it('is a button that names its list', () => {
    show(dropdown);
    const list = document.getElementById(button().getAttribute('aria-controls') ?? '');
    expect(list).toContainElement(screen.getByText('One'));
    expect(isOpen()).toBe(false);
  });

  it("an item with items doesn't need a type", () => {
    show({label: 'More', items: [{to: '/one', label: 'One'}]});
    expect(button()).toBeInTheDocument();
  });

  it('opens and closes on click', async () => {
    show(dropdown);
    // A tap, because a mouse would open it on hover.
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it('opens by keyboard', async () => {
    show(dropdown);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe(false);
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

  it('closes on Escape and returns the focus to the button', async () => {
    show(dropdown);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByText('One')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it("listens to the page only while it's open", () => {
    const types = ['keydown', 'pointerdown'];
    const add = jest.spyOn(document, 'addEventListener');
    const remove = jest.spyOn(document, 'removeEventListener');
    const heard = ({mock}: typeof add) =>
      mock.calls.map(([type]) => type).filter(type => types.includes(type));
    const {unmount} = show(dropdown);
    const before = heard(add).length;
    fireEvent.click(button());
    expect(heard(add).slice(before).sort()).toEqual(types);
    fireEvent.click(button());
    expect(heard(remove).sort()).toEqual(types);
    fireEvent.click(button());
    unmount();
    expect(heard(remove).sort()).toEqual([...types, ...types].sort());
    add.mockRestore();
    remove.mockRestore();
  });

  it('ignores other keys, and focus elsewhere', async () => {
    renderInSite(
      <>
        <NavbarItem {...dropdown} />
        <input aria-label="Other" />
      </>,
    );
    fireEvent.click(button());
    await userEvent.keyboard('a');
    expect(isOpen()).toBe(true);
    screen.getByRole('textbox').focus();
    fireEvent.keyDown(document.body, {key: 'Escape'});
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('closes on a click on any part of a link, but not beside one', () => {
    show({type: 'dropdown', label: 'More', items: [{to: '/one', html: '<b>One</b>'}]});
    fireEvent.click(button());
    const part = screen.getByText('One');
    fireEvent.click(part.closest('ul') ?? part);
    expect(isOpen()).toBe(true);
    fireEvent.click(part);
    expect(isOpen()).toBe(false);
  });

  it('closes on a click elsewhere', async () => {
    renderInSite(
      <>
        <NavbarItem {...dropdown} />
        <p>Elsewhere</p>
      </>,
    );
    fireEvent.click(button());
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(isOpen()).toBe(false);
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
    for (const name of ['One', 'Two']) {
      await userEvent.tab();
      expect(screen.getByText(name)).toHaveFocus();
      expect(isOpen()).toBe(true);
    }
    await userEvent.tab();
    expect(screen.getByText('Next')).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it('stays open when only the window loses the focus', () => {
    show(dropdown);
    fireEvent.click(button());
    act(() => button().focus());
    // No other element gets the focus.
    fireEvent.focusOut(button(), {relatedTarget: null});
    expect(isOpen()).toBe(true);
  });

  it('closes when one of its links is followed', async () => {
    show(dropdown);
    fireEvent.click(button());
    fireEvent.click(screen.getByText('Two'));
    expect(isOpen()).toBe(false);
    expect(screen.getByText('Two')).toHaveAttribute('aria-current', 'page');
    expect(button()).toHaveAttribute('aria-current', 'true');
  });

  it('stays open on a click between its links', () => {
    show(dropdown);
    fireEvent.click(button());
    fireEvent.click(screen.getByRole('list'));
    expect(isOpen()).toBe(true);
  });

  it.each<[string, Props, string]>([
    ['a page', {...dropdown}, '/two'],
    ['a doc', {...dropdown, items: [{type: 'doc', docId: 'intro/why', label: 'W'}]}, '/intro/why'],
    ['a sidebar', {...dropdown, items: [{type: 'docSidebar', sidebarId: 'api'}]}, '/api/store'],
  ])('marks that it contains the current item: %s', (_, item, path) => {
    show(item, path);
    expect(button()).toHaveAttribute('aria-current', 'true');
  });

  const docOf = (docsPluginId?: string): Props => ({
    ...dropdown,
    items: [{type: 'doc', docId: 'intro/start', label: 'Start', docsPluginId}],
  });
  const sidebarOf = (docsPluginId?: string): Props => ({
    ...dropdown,
    items: [{type: 'docSidebar', sidebarId: 'docs', docsPluginId}],
  });
  it.each<[string, Props, string]>([
    ['a doc', docOf(), '/log/intro/start'],
    ['a doc of the second docs', docOf('log'), '/intro/start'],
    ['a sidebar', sidebarOf(), '/log/guides/index'],
    ['a sidebar of the second docs', sidebarOf('log'), '/guides/index'],
  ])("isn't marked for %s that only has the same ID in other docs", (_, item, path) => {
    show(item, path);
    expect(button()).not.toHaveAttribute('aria-current');
  });

  it.each<[string, Props, string]>([
    ['a doc', docOf('log'), '/log/intro/start'],
    ['a sidebar', sidebarOf('log'), '/log/guides/index'],
    ['the default docs by name', docOf('default'), '/intro/start'],
  ])('marks that it contains %s of named docs', (_, item, path) => {
    show(item, path);
    expect(button()).toHaveAttribute('aria-current', 'true');
  });

  it('keeps the link of a dropdown that has a URL, beside the button', () => {
    show({...dropdown, to: '/more'}, '/more');
    expect(link('More')).toHaveAttribute('aria-current', 'page');
    expect(button()).not.toHaveAttribute('aria-current');
  });

  it("in the drawer, it's a button that opens the list in place", async () => {
    renderInSite(<NavbarItem {...dropdown} mobile />);
    expect(screen.queryByRole('link', {name: 'One'})).not.toBeInTheDocument();
    await userEvent.click(button());
    expect(isOpen()).toBe(true);
    expect(link('One')).toBeInTheDocument();
  });

  it("in the drawer, it's open if it contains the current item", () => {
    renderInSite(<NavbarItem {...dropdown} mobile />, '/one');
    expect(isOpen()).toBe(true);
  });

  it('in the drawer, a dropdown that has a URL keeps its link', async () => {
    renderInSite(<NavbarItem {...dropdown} to="/more" mobile />);
    expect(link('More')).toHaveAttribute('href', '/more');
    await userEvent.click(screen.getByRole('button', {name: 'Expand the dropdown'}));
    expect(screen.getByRole('button', {name: 'Collapse the dropdown'})).toBeInTheDocument();
    expect(link('Two')).toBeInTheDocument();
  });
});
