/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import DocPaginator from '@theme/DocPaginator';
import {createSidebar, DocsFixture} from '../../support/DocsFixture';
import {renderInSite} from '../../support/renderInSite';

const previous = {title: 'Start', permalink: '/start'};
const next = {title: 'Third steps', permalink: '/tutorials/deeper/third'};

const renderPaginator = (props: Parameters<typeof DocPaginator>[0]) =>
  renderInSite(
    <DocsFixture sidebar={createSidebar()}>
      <DocPaginator {...props} />
    </DocsFixture>,
  );

it("leads on with the section's name above the title", () => {
  renderPaginator({previous, next});
  expect(screen.getByRole('navigation', {name: 'Docs pages'})).toBeInTheDocument();
  const [back, on] = screen.getAllByRole('link');
  expect(back).toHaveTextContent('PreviousStart');
  expect(back).toHaveAttribute('href', '/start');
  expect(on).toHaveTextContent('NextDeeperThird steps');
  expect(on).toHaveAttribute('href', '/tutorials/deeper/third');
});

it('shows one card where there is one way', () => {
  renderPaginator({previous: undefined, next});
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('shows nothing where there is no way', () => {
  renderPaginator({previous: undefined, next: undefined});
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('says which provider is missing outside of the docs', () => {
  expect(() => renderInSite(<DocPaginator previous={previous} next={next} />)).toThrow(
    /useDocsSidebar is called outside the <DocsSidebarProvider>/,
  );
  takeConsoleErrors();
});
