/** @jest-environment jsdom */
import ComponentCreator from '@docusaurus/ComponentCreator';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import {act, screen} from '@testing-library/react';
import ErrorPageContent from '@theme/ErrorPageContent';
import {renderInSite} from '../../support/renderInSite';

/** A route to the given page module, as core's generated files would describe it. */
async function renderRoute(page: object): Promise<void> {
  Object.assign(registry, {page: [() => Promise.resolve(page), 'page', 'page']});
  Object.assign(routesChunkNames, {
    '/broken-abc': {__comp: 'page', __context: {plugin: 'context'}},
  });
  const context = {default: {name: 'fixture', id: 'default'}};
  Object.assign(registry, {context: [() => Promise.resolve(context), 'context', 'context']});
  const Route = ComponentCreator('/broken', 'abc');
  await act(() => Route.preload());
  renderInSite(
    <ErrorBoundary fallback={params => <ErrorPageContent {...params} />}>
      <Route />
    </ErrorBoundary>,
  );
}

it('renders the default export of a page', async () => {
  await renderRoute({default: () => <p>All is well</p>});
  expect(screen.getByText('All is well')).toBeInTheDocument();
});

it('throws for a page without a default export, naming the page and the fix', async () => {
  await renderRoute({Page: () => <p>All is well</p>});
  takeConsoleErrors(); // React reports the error.
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('This page crashed.');
  const message = screen.getByText(/doesn't have a default export/);
  expect(message).toHaveTextContent('/broken');
  expect(message).toHaveTextContent('Consider default-exporting a React component');
});
