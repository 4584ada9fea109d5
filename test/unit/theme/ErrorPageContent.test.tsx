/** @jest-environment jsdom */
import {useState, type ReactNode} from 'react';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useHistory} from '@docusaurus/router';
import ErrorPageContent from '@theme/ErrorPageContent';
import {renderInSite} from '../../support/renderInSite';

let broken = true;

function Page(): ReactNode {
  if (broken) {
    throw new Error('The <b>shelf</b> is empty', {cause: new Error('No <i>drill</i> left')});
  }
  return <p>All is well</p>;
}

function Site(): ReactNode {
  const history = useHistory();
  const [visits, setVisits] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setVisits(visits + 1);
          history.push('/elsewhere');
        }}>
        Go elsewhere
      </button>
      <ErrorBoundary fallback={params => <ErrorPageContent {...params} />}>
        <Page />
      </ErrorBoundary>
    </>
  );
}

beforeEach(() => {
  broken = true;
  renderInSite(<Site />);
  takeConsoleErrors(); // React reports the error that this test throws.
});

it('says that the page crashed, with the message and its cause', () => {
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('This page crashed.');
  expect(screen.getByText(/shelf/)).toHaveTextContent('No <i>drill</i> left');
});

it('shows markup in the messages as text', () => {
  expect(screen.getByText(/The <b>shelf<\/b> is empty/)).toBeInTheDocument();
  expect(document.querySelector('b, i')).toBeNull();
});

it('moves the focus to the heading', () => {
  expect(screen.getByRole('heading', {level: 1})).toHaveFocus();
});

it('renders the page again on Try again', async () => {
  broken = false;
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(screen.getByText('All is well')).toBeInTheDocument();
});

it('stays when the error occurs again', async () => {
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  takeConsoleErrors();
  expect(screen.getByRole('heading', {level: 1})).toHaveTextContent('This page crashed.');
});

it('disappears on navigation to another page', async () => {
  broken = false;
  await userEvent.click(screen.getByRole('button', {name: 'Go elsewhere'}));
  expect(screen.getByText('All is well')).toBeInTheDocument();
});
