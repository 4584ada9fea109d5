/** @jest-environment jsdom */
import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BackToTopButton from '@theme/BackToTopButton';
import {renderInSite} from '../../support/renderInSite';

const originalScrollTo = window.scrollTo;
afterEach(() => {
  window.scrollTo = originalScrollTo;
  Object.assign(window, {scrollY: 0});
});

async function scrollTo(top: number): Promise<void> {
  await act(async () => {
    Object.assign(window, {scrollY: top});
    window.dispatchEvent(new Event('scroll'));
    await new Promise(resolve => requestAnimationFrame(resolve));
  });
}

const button = () => screen.queryByRole('button', {name: 'Scroll back to top'});

it('appears when the reader scrolls up, far from the top', async () => {
  renderInSite(<BackToTopButton />);
  expect(button()).not.toBeInTheDocument();
  await scrollTo(3000);
  expect(button()).not.toBeInTheDocument();
  await scrollTo(2900);
  expect(button()).toBeInTheDocument();
  // Sideways, as in a wide table.
  await scrollTo(2900);
  expect(button()).toBeInTheDocument();
  await scrollTo(2950);
  expect(button()).not.toBeInTheDocument();
  await scrollTo(500);
  expect(button()).not.toBeInTheDocument();
});

it('scrolls to the top and moves the focus there', async () => {
  const scrolled: unknown[] = [];
  window.scrollTo = (...args: unknown[]) => scrolled.push(args[0]);
  renderInSite(<BackToTopButton />);
  await scrollTo(3000);
  await scrollTo(2000);
  await userEvent.click(screen.getByRole('button', {name: 'Scroll back to top'}));
  expect(scrolled).toEqual([{top: 0, behavior: 'smooth'}]);
  expect(document.body).toHaveFocus();
  expect(document.body).not.toHaveAttribute('tabindex');
});
