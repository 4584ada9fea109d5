/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SkipToContent from '@theme/SkipToContent';
import {renderInSite} from '../../support/renderInSite';

const page = (
  <>
    <SkipToContent />
    <nav>
      <a href="/a">A</a>
    </nav>
    <main>
      <a href="/b">B</a>
    </main>
  </>
);

it('is the first stop of the tab key', async () => {
  renderInSite(page);
  await userEvent.tab();
  expect(screen.getByRole('link', {name: 'Skip to main content'})).toHaveFocus();
});

it('moves the focus to the main part; the next stop is the first link there', async () => {
  renderInSite(page);
  await userEvent.click(screen.getByRole('link', {name: 'Skip to main content'}));
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', {name: 'B'})).toHaveFocus();
});

it('leaves no trace: neither in the address nor in the tab order', async () => {
  renderInSite(page);
  await userEvent.click(screen.getByRole('link', {name: 'Skip to main content'}));
  await userEvent.tab();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  expect(window.location.hash).toBe('');
});

it('is a plain link to the container of the content where JavaScript is off', () => {
  renderInSite(page);
  expect(screen.getByRole('link', {name: 'Skip to main content'})).toHaveAttribute(
    'href',
    '#__docusaurus_skipToContent_fallback',
  );
});
