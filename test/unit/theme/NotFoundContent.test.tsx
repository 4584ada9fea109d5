/** @jest-environment jsdom */
import {screen, waitFor} from '@testing-library/react';
import NotFoundContent from '@theme/NotFound/Content';
import {renderInSite} from '../../support/renderInSite';

it('has a title of its own and keeps search engines away', async () => {
  renderInSite(<NotFoundContent />, '/nothing');
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('Page Not Found');
  await waitFor(() => expect(document.title).toBe('Page Not Found | Fixture'));
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('proposes the pages that the address most likely meant', () => {
  renderInSite(<NotFoundContent />, '/api/createStor');
  const links = screen.getAllByRole('listitem').map(item => item.textContent);
  expect(links[0]).toBe('/api/createstore');
});

it('proposes nothing where nothing is near', () => {
  renderInSite(<NotFoundContent />, '/xyzzy/plugh');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Go to the home page'})).toHaveAttribute('href', '/');
});
