/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {dismissPopovers} from '@site/theme-plugin/src/client/afterLoad/dismissPopovers';
import {ReadingBar} from '@site/theme-plugin/src/client/toc/ReadingBar';
import {renderInSite} from '../../../support/renderInSite';

dismissPopovers();

const toc = [
  {value: 'Install <code>redux</code>', id: 'install', level: 2},
  {value: 'With npm', id: 'npm', level: 3},
];

const details = () => document.querySelector('details');
const bar = () => screen.getByText('On this page');

/** jsdom doesn't dispatch toggle events. */
async function open(): Promise<void> {
  await userEvent.click(bar());
  expect(details()).toHaveAttribute('open');
}

it("opens the contents with an element that doesn't need JavaScript", async () => {
  renderInSite(<ReadingBar toc={toc} />);
  expect(screen.getByRole('navigation', {name: 'On this page'})).toBeInTheDocument();
  expect(details()).not.toHaveAttribute('open');
  await open();
  expect(screen.getByText('With npm')).toHaveAttribute('href', '#npm');
});

it('closes when the reader chooses a heading', async () => {
  renderInSite(<ReadingBar toc={toc} />);
  await open();
  await userEvent.click(screen.getByText('redux'));
  expect(details()).not.toHaveAttribute('open');
});

it('closes on Escape and returns the focus', async () => {
  renderInSite(<ReadingBar toc={toc} />);
  await open();
  screen.getByText('With npm').focus();
  await userEvent.keyboard('{Escape}');
  expect(details()).not.toHaveAttribute('open');
  expect(bar().closest('summary')).toHaveFocus();
});

it('closes on Escape even before React knows that the browser has opened it', () => {
  renderInSite(<ReadingBar toc={toc} />);
  details()?.setAttribute('open', '');
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(details()).not.toHaveAttribute('open');
  expect(bar().closest('summary')).toHaveFocus();
});

it('leaves the focus where it is on Escape while closed', () => {
  renderInSite(<ReadingBar toc={toc} />);
  fireEvent.keyDown(document.body, {key: 'Escape'});
  expect(document.body).toHaveFocus();
});

it('closes on a click elsewhere, but not inside', async () => {
  renderInSite(
    <>
      <ReadingBar toc={toc} />
      <p>Text</p>
    </>,
  );
  await open();
  const list = document.querySelector('details ul');
  await userEvent.click(list ?? document.body);
  expect(details()).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Text'));
  expect(details()).not.toHaveAttribute('open');
});
