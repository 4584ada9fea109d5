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

it('is the first tab stop', async () => {
  renderInSite(page);
  await userEvent.tab();
  expect(screen.getByRole('link', {name: 'Skip to main content'})).toHaveFocus();
});

it('moves the focus to the main content, whose first link is the next tab stop', async () => {
  renderInSite(page);
  await userEvent.click(screen.getByRole('link', {name: 'Skip to main content'}));
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', {name: 'B'})).toHaveFocus();
});

it('changes neither the address nor the tab order', async () => {
  renderInSite(page);
  await userEvent.click(screen.getByRole('link', {name: 'Skip to main content'}));
  await userEvent.tab();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
  expect(window.location.hash).toBe('');
});

it("is a plain link to the content's container without JavaScript", () => {
  renderInSite(page);
  expect(screen.getByRole('link', {name: 'Skip to main content'})).toHaveAttribute(
    'href',
    '#__docusaurus_skipToContent_fallback',
  );
});
