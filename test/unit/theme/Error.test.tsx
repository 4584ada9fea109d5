/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CrashPage from '@theme/Error';
import {renderInSite} from '../../support/renderInSite';

it('renders in the layout, with the navbar and the skip link', () => {
  renderInSite(<CrashPage error={new Error('Layout is fine')} tryAgain={() => {}} />);
  expect(screen.getByRole('heading', {name: 'This page crashed.'})).toBeInTheDocument();
  expect(screen.getByRole('navigation', {name: 'Main'})).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Skip to main content'})).toBeInTheDocument();
});

it('resets the error on Try again', async () => {
  const tryAgain = jest.fn();
  renderInSite(<CrashPage error={new Error('Layout is fine')} tryAgain={tryAgain} />);
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});
