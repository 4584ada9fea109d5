/** @jest-environment jsdom */
import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchBar from '../../../theme-plugin/src/theme/SearchBar';
import {renderInSite} from '../../support/renderInSite';
import {setUpDom} from '../client/search/support/dom';

beforeAll(setUpDom);

const button = () => screen.getByRole('button', {name: 'Search'});
const dialog = () => screen.findByRole('dialog', {name: 'Search'});
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

function open() {
  renderInSite(
    <>
      <SearchBar />
      <input aria-label="field" />
      <button type="button">other</button>
      <div contentEditable suppressContentEditableWarning tabIndex={0} aria-label="editor" />
      <a href="/x">link</a>
    </>,
  );
  return userEvent.setup();
}

/** Presses a key where the focus is, and waits long enough for a dialog to come. */
async function press(key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
  await act(async () => {
    document.activeElement?.dispatchEvent(event);
    await new Promise(resolve => setTimeout(resolve, 20));
  });
  return event;
}

describe('the search button', () => {
  it('says what it does and by which keys', () => {
    open();
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(button()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
    expect(button()).toHaveTextContent('SearchCtrlK');
    expect(button()).toHaveClass('DocSearch', 'DocSearch-Button');
  });

  it('opens the dialog by click, and gets the focus back', async () => {
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
    const event = await press(key, init);
    await dialog();
    expect(event.defaultPrevented).toBe(true);
  });

  it('give the focus to the button when nothing had it before', async () => {
    const user = open();
    await press('k', {ctrlKey: true});
    await dialog();
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
  });

  it('give the focus back to the link that had it', async () => {
    const user = open();
    screen.getByRole('link').focus();
    await press('/');
    await dialog();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link')).toHaveFocus();
  });

  it.each([
    ['a field', () => screen.getByLabelText('field')],
    ['an editor', () => screen.getByLabelText('editor')],
    ['a button', () => screen.getByRole('button', {name: 'other'})],
  ])('do not take / away from %s', async (_, target) => {
    open();
    target().focus();
    const event = await press('/');
    noDialog();
    expect(event.defaultPrevented).toBe(false);
  });

  it('work in a field with Ctrl, and / works on the search button itself', async () => {
    const user = open();
    screen.getByLabelText('field').focus();
    await press('k', {ctrlKey: true});
    await dialog();
    await user.keyboard('{Escape}');
    noDialog();
    button().focus();
    await press('/');
    await dialog();
  });

  it.each([
    ['Alt', {altKey: true}],
    ['an input method', {isComposing: true}],
    ['Ctrl', {ctrlKey: true}],
  ])('do not take / with %s', async (_, init) => {
    open();
    await press('/', init);
    noDialog();
  });

  it('close an open dialog by Ctrl+K', async () => {
    open();
    await press('k', {ctrlKey: true});
    await dialog();
    await press('k', {ctrlKey: true});
    noDialog();
  });

  it('open one dialog where there are two search bars', async () => {
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

it('does not open by itself when hovered or focused', async () => {
  open();
  fireEvent.mouseEnter(button());
  fireEvent.touchStart(button());
  await act(async () => button().focus());
  await act(() => new Promise(resolve => setTimeout(resolve, 20)));
  noDialog();
});
