/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import BlogArchivePage from '@theme/BlogArchivePage';
import type {ArchiveBlogPost} from '@theme/BlogArchivePage';
import {renderInSite} from '../../support/renderInSite';

const post = (title: string, date: string) =>
  ({metadata: {title, date, permalink: `/blog/${title}`}}) as ArchiveBlogPost;

it('lists the posts below their years, each with the day that its author wrote', () => {
  const blogPosts = [
    post('new-year', '2026-01-01T00:00:00.000Z'),
    post('last-evening', '2025-12-31T23:59:00.000Z'),
    post('spring', '2025-03-01T00:00:00.000Z'),
  ];
  renderInSite(<BlogArchivePage archive={{blogPosts}} />);
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', {level: 2}).map(({id}) => id)).toEqual(['2026', '2025']);
  expect(main.getAllByRole('list').map(list => list.textContent)).toEqual([
    'January 1 – new-year',
    'December 31 – last-eveningMarch 1 – spring',
  ]);
  expect(main.getByRole('link', {name: /spring/})).toHaveAttribute('href', '/blog/spring');
});
