/** @jest-environment jsdom */
import {screen, waitFor, within} from '@testing-library/react';
import NotFoundContent from '@theme/NotFound/Content';
import {docsOfTest} from '../../support/docsOfTest';
import {renderInSite} from '../../support/renderInSite';
import {themeConfigOfTest} from '../../support/themeConfigOfTest';

const setThemeConfig = themeConfigOfTest();

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

it('suggests the pages that the URL most likely meant, by title', async () => {
  const titles = {'/api/createstore': 'createStore', '/api/store': 'Store'};
  request.mockResolvedValue({ok: true, json: async () => ({titles})});
  renderInSite(<NotFoundContent />, '/api/createStor');
  expect(await items()).toEqual(['createStore', 'Store']);
  expect(screen.getByRole('link', {name: 'createStore'})).toHaveAttribute(
    'href',
    '/api/createstore',
  );
  expect(request).toHaveBeenCalledWith('/assets/known-pages.json');
});

it('links to the page that an old URL leads to, with the query and the anchor', async () => {
  const known = {
    titles: {'/api/createstore': 'createStore', '/api/store': 'Store'},
    moved: {'/basics/store': '/api/store'},
  };
  request.mockResolvedValue({ok: true, json: async () => known});
  renderInSite(<NotFoundContent />, '/basics/Store.html?a=1#dispatch');
  const link = await screen.findByRole('link', {name: 'Store'});
  expect(link).toHaveAttribute('href', '/api/store?a=1#dispatch');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
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
  const pages = Array.from({length: 7}, (_, index) => ({label: `Page ${index}`, to: `/${index}`}));
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
