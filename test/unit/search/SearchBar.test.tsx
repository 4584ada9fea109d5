/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchBar from '@site/theme-plugin/search/src/theme/SearchBar';
import {dialogInJsdom} from '../../support/dialogInJsdom';
import {renderInSite} from '../../support/renderInSite';

beforeAll(dialogInJsdom);

const button = () => screen.getByRole('button', {name: 'Search'});
const dialog = () => screen.findByRole('dialog', {name: 'Search'});
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

function open() {
  renderInSite(
    <>
      <SearchBar />
      <input aria-label="field" />
      <textarea aria-label="text area" />
      <select aria-label="select" />
      <input type="search" aria-label="search field" />
      <input type="checkbox" aria-label="checkbox" />
      <input type="submit" aria-label="submit" />
      <button type="button">other</button>
      <div contentEditable suppressContentEditableWarning tabIndex={0} aria-label="editor">
        <span contentEditable={false} suppressContentEditableWarning>
          <span tabIndex={0} aria-label="fixed part" />
        </span>
      </div>
      {['textbox', 'searchbox', 'combobox', 'listbox', 'menu', 'tree', 'group'].map(role => (
        <div key={role} role={role} aria-label={role}>
          <span tabIndex={0} aria-label={`item of a ${role}`} />
        </div>
      ))}
      <a href="/x">link</a>
    </>,
  );
  return userEvent.setup();
}

/** Presses a key wherever the focus is, or at a target. A key that opens the dialog is prevented right away. */
async function press(
  key: string,
  init: KeyboardEventInit = {},
  target = document.activeElement,
): Promise<boolean> {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    composed: true,
    ...init,
  });
  await act(async () => target?.dispatchEvent(event));
  return event.defaultPrevented;
}

describe('the search button', () => {
  it('shows its name and its shortcut', () => {
    open();
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
    expect(button()).toHaveTextContent('SearchCtrlK');
    expect(button()).toHaveClass('DocSearch', 'DocSearch-Button');
  });

  it('opens the dialog on click, and gets the focus back', async () => {
    const user = open();
    await user.click(button());
    await dialog();
    await user.keyboard('{Escape}');
    noDialog();
    expect(button()).toHaveFocus();
  });
});

describe('the keys', () => {
  it.each([
    ['Ctrl+K', {key: 'k', ctrlKey: true}],
    ['Cmd+K', {key: 'k', metaKey: true}],
    ['Ctrl+K with caps lock', {key: 'K', ctrlKey: true}],
    ['/', {key: '/'}],
    ['/ on a keyboard that needs Shift for it', {key: '/', shiftKey: true}],
  ])('%s opens the dialog', async (_, {key, ...init}) => {
    open();
    expect(await press(key, init)).toBe(true);
    await dialog();
  });

  it('return the focus to the button if nothing had it before', async () => {
    const user = open();
    await press('k', {ctrlKey: true});
    await dialog();
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    await press('/');
    await dialog();
  });

  it('work in a field with Ctrl, close an open dialog, and return the focus', async () => {
    open();
    const field = screen.getByLabelText('field');
    field.focus();
    await press('k', {ctrlKey: true});
    await dialog();
    await press('k', {ctrlKey: true});
    noDialog();
    expect(field).toHaveFocus();
  });

  it.each([
    ['field'],
    ['search field'],
    ['text area'],
    ['select'],
    ['editor'],
    ['fixed part'],
    ['item of a textbox'],
    ['item of a searchbox'],
    ['item of a combobox'],
    ['item of a listbox'],
    ['item of a menu'],
    ['item of a tree'],
  ])('leave / to: %s', async label => {
    open();
    screen.getByLabelText(label).focus();
    expect(document.activeElement).not.toBe(document.body);
    expect(await press('/')).toBe(false);
    noDialog();
  });

  it.each([['other'], ['checkbox'], ['submit'], ['item of a group']])(
    "open the dialog on / in an element that doesn't take text: %s",
    async label => {
      open();
      (screen.queryByLabelText(label) ?? screen.getByText(label)).focus();
      expect(document.activeElement).not.toBe(document.body);
      expect(await press('/')).toBe(true);
      await dialog();
    },
  );

  it('leave / to a field in a shadow root, but not to a button there', async () => {
    open();
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({mode: 'open'});
    root.innerHTML = '<input><button></button>';
    expect(await press('/', {}, root.querySelector('input'))).toBe(false);
    noDialog();
    expect(await press('/', {}, root.querySelector('button'))).toBe(true);
    await dialog();
    host.remove();
  });

  it.each([
    ['Alt', {altKey: true}],
    ['an input method', {isComposing: true}],
    ['an input method of Safari', {keyCode: 229}],
    ['Ctrl', {ctrlKey: true}],
  ])('ignore / with %s', async (_, init) => {
    open();
    expect(await press('/', init)).toBe(false);
    noDialog();
  });

  it('open one dialog if there are two search bars', async () => {
    renderInSite(
      <>
        <SearchBar />
        <SearchBar />
      </>,
    );
    await press('k', {ctrlKey: true});
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  });
});

it("doesn't open when hovered or focused", async () => {
  open();
  fireEvent.mouseEnter(button());
  fireEvent.touchStart(button());
  await act(async () => button().focus());
  expect(button()).toHaveAttribute('aria-busy', 'false');
  noDialog();
});
