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

it("links to the next page with the section's name above the title", () => {
  renderPaginator({previous, next});
  expect(screen.getByRole('navigation', {name: 'Docs pages'})).toBeInTheDocument();
  const [back, on] = screen.getAllByRole('link');
  expect(back).toHaveTextContent('PreviousStart');
  expect(back).toHaveAttribute('href', '/start');
  expect([back, on].map(link => link?.getAttribute('rel'))).toEqual(['prev', 'next']);
  expect(on).toHaveTextContent('Next · DeeperThird steps');
  expect(on).toHaveAttribute('href', '/tutorials/deeper/third');
});

it("shows one link if there's only a previous or a next page", () => {
  renderPaginator({previous: undefined, next});
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it("shows nothing if there's neither", () => {
  renderPaginator({previous: undefined, next: undefined});
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('names the missing provider outside the docs', () => {
  expect(() => renderInSite(<DocPaginator previous={previous} next={next} />)).toThrow(
    /useDocsSidebar is called outside the <DocsSidebarProvider>/,
  );
  takeConsoleErrors();
});
