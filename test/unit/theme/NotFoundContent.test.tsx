/** @jest-environment jsdom */
import {screen, waitFor} from '@testing-library/react';
import NotFoundContent from '@theme/NotFound/Content';
import {renderInSite} from '../../support/renderInSite';

const request = jest.fn();

beforeEach(() => {
  request.mockReset().mockResolvedValue({ok: false});
  globalThis.fetch = request;
});

afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

const items = async () => (await screen.findAllByRole('listitem')).map(item => item.textContent);

it('has a title of its own and noindex', async () => {
  renderInSite(<NotFoundContent />, '/nothing');
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Page Not Found');
  await waitFor(() => expect(document.title).toBe('Page Not Found | Fixture'));
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('suggests the pages that the address most likely meant, by their titles', async () => {
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

it('links to the page that an old address leads to, with the query and the anchor', async () => {
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
])('suggests pages by their paths when the file with the titles %s', async (_, arrange) => {
  arrange();
  renderInSite(<NotFoundContent />, '/api/createStor');
  expect((await items())[0]).toBe('/api/createstore');
});

it('suggests nothing when nothing is similar', async () => {
  renderInSite(<NotFoundContent />, '/xyzzy/plugh');
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Go to the home page'})).toHaveAttribute('href', '/');
});
