/** @jest-environment jsdom */
import type {ComponentProps} from 'react';
import {screen, waitFor} from '@testing-library/react';
import DocCategoryGeneratedIndexPage from '@theme/DocCategoryGeneratedIndexPage';
import {createSidebar, DocsFixture} from '../../support/DocsFixture';
import {renderInSite} from '../../support/renderInSite';

type Index = ComponentProps<typeof DocCategoryGeneratedIndexPage>['categoryGeneratedIndex'];

const sidebar = createSidebar().map(item =>
  item.type === 'category' && item.label === 'Tutorials' ? {...item, href: '/tutorials'} : item,
);

const renderIndex = (index: Partial<Index>) =>
  renderInSite(
    <DocsFixture sidebar={sidebar}>
      <DocCategoryGeneratedIndexPage
        categoryGeneratedIndex={{
          title: 'Step by step',
          slug: '/tutorials',
          permalink: '/tutorials',
          navigation: {},
          ...index,
        }}
      />
    </DocsFixture>,
    '/tutorials',
  );

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

it("shows a category's description, a card for each of its pages, and the pages around it", () => {
  renderIndex({
    description: 'From a store to tests',
    navigation: {
      previous: {title: 'Start', permalink: '/start'},
      next: {title: 'First steps', permalink: '/tutorials/first'},
    },
  });
  expect(screen.getByRole('heading', {name: 'Step by step', level: 1})).toBeInTheDocument();
  expect(screen.getByText('From a store to tests')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/',
    '/tutorials/first',
    '/tutorials/second',
    '/tutorials/deeper/third',
    '/start',
    '/tutorials/first',
  ]);
  expect(screen.getByRole('link', {name: /^Previous/})).toHaveTextContent('Start');
  expect(screen.getByRole('link', {name: /^Next/})).toHaveTextContent('First steps');
});

it("tells search engines and social networks what the category's settings say", async () => {
  renderIndex({
    description: 'From a store to tests',
    keywords: ['steps', 'first store'],
    image: '/steps.png',
  });
  await waitFor(() => expect(document.title).toBe('Step by step | Fixture'));
  expect(meta('keywords')).toBe('steps,first store');
  expect(meta('description')).toBe('From a store to tests');
  expect(meta('og:image')).toBe('https://example.com/steps.png');
});
