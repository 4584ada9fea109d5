/** @jest-environment jsdom */
import {screen, within} from '@testing-library/react';
import EditMetaRow from '@theme/EditMetaRow';
import {renderInSite} from '@site/test/support/renderInSite';
import BlogArchivePage, {type ArchiveBlogPost} from '@theme/BlogArchivePage';

describe('EditMetaRow', () => {
  const nothing = {className: '', editUrl: null, lastUpdatedAt: null, lastUpdatedBy: null};

  it('links to the source and shows the last update', () => {
    renderInSite(
      <EditMetaRow
        className="row"
        editUrl="https://example.com/edit/a.md"
        lastUpdatedAt={Date.UTC(2024, 1, 29, 23, 30)}
        lastUpdatedBy="Ada"
      />,
    );
    expect(screen.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      'https://example.com/edit/a.md',
    );
    expect(screen.getByText(/Last updated/)).toHaveTextContent(
      'Last updated on Feb 29, 2024 by Ada',
    );
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2024-02-29T23:30:00.000Z');
  });

  it('leaves out unknown values', () => {
    renderInSite(<EditMetaRow {...nothing} lastUpdatedBy="Ada" />);
    expect(screen.getByText(/Last updated/)).toHaveTextContent('Last updated by Ada');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('BlogArchivePage', () => {
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
});
