/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Loading from '@theme/Loading';
import {renderInSite} from '../../support/renderInSite';

const idle = {
  error: undefined,
  pastDelay: false,
  timedOut: false,
  isLoading: true,
  retry: () => {},
};

it('shows nothing until the delay is over', () => {
  const {container} = renderInSite(<Loading {...idle} />);
  expect(container).toBeEmptyDOMElement();
});

it('shows a spinner that screen readers announce once the delay is over', () => {
  renderInSite(<Loading {...idle} pastDelay />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

it("shows the error's text and retries", async () => {
  const retry = jest.fn();
  renderInSite(<Loading {...idle} error={new Error('Loading chunk 7 failed')} retry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Loading chunk 7 failed');
  await userEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('prefers the error to the spinner', () => {
  renderInSite(<Loading {...idle} pastDelay error={new Error('gone')} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
