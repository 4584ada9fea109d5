/** @jest-environment jsdom */
import {screen} from '@testing-library/react';
import {ErrorAnswer} from '@site/src/components/errors/ErrorAnswer';
import {renderInSite} from '@site/test/support/renderInSite';

it.each([
  ['99', 'There is no error 99'],
  ['<img src=x onerror=alert(1)>', 'That isn’t a valid error code'],
])('answers the code %s, and has the focus', (code, says) => {
  renderInSite(<ErrorAnswer />, `/errors?code=${encodeURIComponent(code)}`);
  expect(screen.getByRole('status')).toHaveTextContent(says);
  expect(screen.getByRole('status')).toHaveFocus();
});
