/** @jest-environment jsdom */
import {screen, waitFor, within} from '@testing-library/react';
import type {PropDocContent} from '@docusaurus/plugin-content-docs';
import DocItem from '@theme/DocItem';
import DocItemFooter from '@theme/DocItem/Footer';
import siteConfig from '../../support/generated/docusaurus.config';
import {createSidebar, DocsFixture} from '../../support/DocsFixture';
import {renderInSite} from '../../support/renderInSite';

const metadata = {
  id: 'tutorials/first',
  title: 'First steps',
  description: 'The first steps',
  permalink: '/tutorials/first',
  editUrl: 'https://example.com/edit',
  frontMatter: {},
  tags: [],
  previous: {title: 'Start', permalink: '/start'},
  next: {title: 'Second steps', permalink: '/tutorials/second'},
};

const route = {component: () => null, exact: true, path: '/tutorials/first'};

/** A doc as the MDX loader creates it. */
function doc(overrides: Partial<PropDocContent> = {}): PropDocContent {
  return Object.assign(() => <p>Text of the doc.</p>, {
    metadata,
    frontMatter: {},
    assets: {},
    contentTitle: undefined,
    toc: [{id: 'a', level: 2, value: 'Part'}],
    ...overrides,
  }) as unknown as PropDocContent;
}

const renderDoc = (content: PropDocContent, version = {}) =>
  renderInSite(
    <DocsFixture sidebar={createSidebar()} version={version}>
      <DocItem content={content} route={route} />
    </DocsFixture>,
    '/tutorials/first',
  );

it('shows a doc with its title, text, navigation, and metadata', async () => {
  renderDoc(doc());
  const article = screen.getByRole('article');
  expect(within(article).getByRole('heading', {level: 1})).toHaveTextContent('First steps');
  expect(article).toHaveTextContent('Text of the doc.');
  expect(within(article).getByRole('link', {name: 'Edit this page'})).toBeInTheDocument();
  expect(screen.getByRole('navigation', {name: 'Breadcrumbs'})).toBeInTheDocument();
  expect(screen.getByRole('navigation', {name: 'Docs pages'})).toBeInTheDocument();
  // One beside the text and one above it. CSS shows one of them.
  expect(screen.getAllByRole('navigation', {name: 'On this page'})).toHaveLength(2);
  await waitFor(() => expect(document.title).toBe('First steps | Fixture'));
  expect(document.documentElement).toHaveClass('docs-doc-id-tutorials/first');
});

it('offers to report a problem on a site that has nothing else to say at the end of a doc', () => {
  const folio: {search: object; reportUrl?: string} = siteConfig.themeConfig.folio;
  folio.reportUrl = 'https://example.com/new?title={path}';
  renderDoc(doc({metadata: {...metadata, editUrl: undefined}} as object));
  delete folio.reportUrl;
  expect(screen.getByRole('link', {name: /Report a problem/})).toHaveAttribute(
    'href',
    'https://example.com/new?title=%2Ftutorials%2Ffirst',
  );
});

it('adds no title to a doc that has its own or hides it', () => {
  const {unmount} = renderDoc(doc({contentTitle: 'Own title'}));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  unmount();
  renderDoc(doc({frontMatter: {hide_title: true}}));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('shows no table of contents if the doc hides it or has no headings', () => {
  const {unmount} = renderDoc(doc({frontMatter: {hide_table_of_contents: true}}));
  expect(screen.queryByRole('navigation', {name: 'On this page'})).not.toBeInTheDocument();
  unmount();
  renderDoc(doc({toc: []}));
  expect(screen.queryByRole('navigation', {name: 'On this page'})).not.toBeInTheDocument();
});

it("lists the doc's own choice of levels in both tables of contents", () => {
  const toc = [2, 3, 4].map(level => ({id: `h${level}`, level, value: `Level ${level}`}));
  renderDoc(doc({toc, frontMatter: {toc_min_heading_level: 3, toc_max_heading_level: 3}}));
  const lists = screen.getAllByRole('navigation', {name: 'On this page'});
  const linksOf = (nav: HTMLElement) =>
    within(nav)
      .queryAllByRole('link', {hidden: true})
      .map(link => link.textContent);
  expect(lists.map(linksOf)).toEqual([['Level 3'], ['Level 3']]);
});

it('names the version if the site shows badges', () => {
  renderDoc(doc(), {badge: true, label: '2.x'});
  expect(screen.getByText('Version: 2.x')).toBeInTheDocument();
});

it('names the missing provider if part of it is rendered elsewhere', () => {
  expect(() => renderInSite(<DocItemFooter />)).toThrow(
    /useDoc is called outside the <DocProvider>/,
  );
  takeConsoleErrors();
});
