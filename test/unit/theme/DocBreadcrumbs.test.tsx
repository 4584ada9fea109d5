/** @jest-environment jsdom */
import {screen, waitFor} from '@testing-library/react';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import {createSidebar, DocsFixture} from '../../support/DocsFixture';
import {renderInSite} from '../../support/renderInSite';

const renderBreadcrumbs = (path: string, sidebar: ReturnType<typeof createSidebar> | null) =>
  renderInSite(
    <DocsFixture sidebar={sidebar}>
      <DocBreadcrumbs />
    </DocsFixture>,
    path,
  );

it('shows the path to the page, starting with the home page', async () => {
  renderBreadcrumbs('/usage/tests', createSidebar());
  expect(screen.getByRole('navigation', {name: 'Breadcrumbs'})).toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(items.map(item => item.textContent)).toEqual(['', 'Usage', 'Writing tests']);
  expect(screen.getByRole('link', {name: 'Home page'})).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', {name: 'Usage'})).toHaveAttribute('href', '/usage');
  expect(screen.getByText('Writing tests')).toHaveAttribute('aria-current', 'page');
  await waitFor(() =>
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
      'BreadcrumbList',
    ),
  );
});

it('shows a category without a page as text', () => {
  renderBreadcrumbs('/tutorials/first', createSidebar());
  expect(screen.queryByRole('link', {name: 'Tutorials'})).not.toBeInTheDocument();
  expect(screen.getByText('Tutorials')).not.toHaveAttribute('aria-current');
});

it("doesn't lead to a category's unlisted page", () => {
  const unlisted = createSidebar().map(item =>
    item.type === 'category' && item.href ? {...item, linkUnlisted: true} : item,
  );
  renderBreadcrumbs('/usage/tests', unlisted);
  expect(screen.getByText('Usage')).toBeInTheDocument();
  expect(screen.queryByRole('link', {name: 'Usage'})).not.toBeInTheDocument();
});

it('shows nothing on a page without a sidebar', () => {
  renderBreadcrumbs('/tutorials/first', null);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
