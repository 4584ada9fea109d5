/** @jest-environment jsdom */
import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {KeyboardHelp} from '@site/theme-plugin/src/client/keyboardHelp/KeyboardHelp';
import siteConfig from '../../../support/generated/docusaurus.config';
import {renderInSite} from '../../../support/renderInSite';
import {switchWindow} from '../../../support/switchWindow';
import {themeConfigOfTest} from '../../../support/themeConfigOfTest';
import {setUpDom} from '../../search/support/dom';

beforeAll(setUpDom);

const setThemeConfig = themeConfigOfTest();

function renderHelp(): void {
  renderInSite(
    <>
      <KeyboardHelp />
      <input aria-label="field" />
      <button type="button">other</button>
    </>,
  );
}

const dialog = () => screen.queryByRole('dialog', {name: 'Keyboard shortcuts'});

/** Presses a key wherever the focus is, and waits long enough for a dialog to open. */
async function press(init: KeyboardEventInit): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init});
  await act(async () => {
    (document.activeElement ?? document.body).dispatchEvent(event);
    await new Promise(resolve => setTimeout(resolve, 20));
  });
  return event;
}

it('opens the list of shortcuts on ?, no matter which keys type it, and closes on ? and with its button', async () => {
  renderHelp();
  expect(dialog()).not.toBeInTheDocument();
  screen.getByRole('button', {name: 'other'}).focus();
  await press({key: '?', shiftKey: true});
  const rows = within(dialog() as HTMLElement);
  expect(rows.getByText('Open the search').nextElementSibling).toHaveTextContent('/CtrlK');
  expect(rows.getByText('Show or close this list').nextElementSibling).toHaveTextContent('?');

  // A browser moves the focus into the dialog.
  screen.getByRole('button', {name: 'Close'}).focus();
  await press({key: '?'});
  expect(dialog()).not.toBeInTheDocument();
  await press({key: '?'});
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('button', {name: 'other'})).toHaveFocus();
});

it("stays open when it's clicked, and closes on a click outside", async () => {
  renderHelp();
  await press({key: '?'});
  await userEvent.click(screen.getByText('Open the search'));
  expect(dialog()).toBeInTheDocument();
  await userEvent.click(dialog() as HTMLElement);
  expect(dialog()).not.toBeInTheDocument();
});

it('stays open when only the window loses the focus', async () => {
  renderHelp();
  await press({key: '?'});
  screen.getByRole('button', {name: 'Close'}).focus();
  switchWindow();
  expect(dialog()).toBeInTheDocument();
  expect(screen.getByRole('button', {name: 'Close'})).toHaveFocus();
});

it('leaves the key to fields, input methods, other dialogs, and the browser', async () => {
  renderHelp();
  screen.getByRole('textbox').focus();
  expect((await press({key: '?'})).defaultPrevented).toBe(false);
  screen.getByRole('button').focus();
  await press({key: '?', ctrlKey: true});
  await press({key: '?', metaKey: true});
  await press({key: '?', altKey: true});
  await press({key: '?', isComposing: true});
  await press({key: '/'});
  const other = document.body.appendChild(document.createElement('dialog'));
  other.open = true;
  await press({key: '?'});
  other.remove();
  expect(dialog()).not.toBeInTheDocument();
});

it('is off when the site disables it', async () => {
  setThemeConfig({folio: {...siteConfig.themeConfig.folio, keyboardHelp: false}});
  renderHelp();
  expect((await press({key: '?'})).defaultPrevented).toBe(false);
  expect(dialog()).not.toBeInTheDocument();
});
