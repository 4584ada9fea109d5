/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import Tag from '@theme/Tag';
import {renderInSite} from '../../support/renderInSite';

const tag = {label: 'season', permalink: '/blog/tags/season', description: 'Posts about a season'};

it('links to the pages with the tag, and says what the tag means', () => {
  renderInSite(<Tag {...tag} />);
  const link = screen.getByRole('link', {name: 'season'});
  expect(link).toHaveAttribute('href', '/blog/tags/season');
  expect(link).toHaveAttribute('rel', 'tag');
  expect(link).toHaveAttribute('title', 'Posts about a season');
});

it('shows how many pages have the tag', () => {
  renderInSite(<Tag {...tag} count={12} />);
  expect(screen.getByText('12').parentElement).toBe(screen.getByRole('link'));
});
