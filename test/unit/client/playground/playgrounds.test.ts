/** @jest-environment jsdom */
import {EDIT_EVENT} from '@site/theme-plugin/theme/src/client/codeBlock/runButton';
import {openPlayground} from '@site/theme-plugin/theme/src/client/playground/editor/openPlayground';
import {
  followEditButtons,
  openFromHash,
} from '@site/theme-plugin/theme/src/client/playground/playgrounds';
import {readSample} from '@site/theme-plugin/theme/src/client/playground/readSample';

jest.mock('@site/theme-plugin/theme/src/client/playground/editor/openPlayground', () => ({
  openPlayground: jest.fn(),
}));
jest.mock('@site/theme-plugin/theme/src/client/playground/readSample', () => ({
  readSample: jest.fn(),
}));
jest.mock('@site/theme-plugin/theme/src/playground/shared/address', () => ({
  ...jest.requireActual('@site/theme-plugin/theme/src/playground/shared/address'),
  canPackEdits: () => true,
}));

const open = jest.mocked(openPlayground);
const read = jest.mocked(readSample);
const remove = jest.fn();

beforeAll(() => followEditButtons());
beforeEach(async () => {
  document.body.replaceChildren();
  await openFromHash(''); // Closes what the last test left open.
  jest.clearAllMocks();
  open.mockReturnValue(remove);
  read.mockResolvedValue({isTitled: false, files: []} as never);
});

/** A block that can be edited, on a page of its own. */
function show(): HTMLElement {
  document.body.innerHTML =
    '<div class="theme-code-block" data-playground><button type="button" data-playground-button></button><pre><code>one</code></pre></div>';
  const block = document.querySelector<HTMLElement>('.theme-code-block');
  if (!block) {
    throw new Error('There is no block.');
  }
  return block;
}

async function press(block: HTMLElement, isRun = true): Promise<void> {
  block.dispatchEvent(new CustomEvent(EDIT_EVENT, {bubbles: true, detail: isRun}));
  await new Promise(resolve => setTimeout(resolve));
}

const edits = () => open.mock.calls.map(([{edit}]) => edit);

it('opens one editor, however often the reader presses', async () => {
  const block = show();
  await Promise.all([press(block), press(block)]);
  await press(block);
  expect(edits()).toEqual([{}]);
});

it('runs the code if the reader asked for it', async () => {
  await press(show());
  await press(show(), false);
  expect(open.mock.calls.map(([{isRun}]) => isRun)).toEqual([true, false]);
});

it('says that it is busy until the editor is there', async () => {
  const block = show();
  const pressed = press(block);
  expect(block.querySelector('button')).toHaveAttribute('aria-busy', 'true');
  await pressed;
  expect(block.querySelector('button')).not.toHaveAttribute('aria-busy');
});

it('comes back with what the reader changed, and gives the focus to the button', async () => {
  const block = show();
  await press(block);
  open.mock.calls[0]?.[0].onClose({'a.ts': 'changed'});
  expect(document.activeElement).toBe(block.querySelector('button'));
  await press(block);
  expect(edits()).toEqual([{}, {'a.ts': 'changed'}]);
});

it("doesn't open on a page that the reader has left, and does once the reader is back", async () => {
  const block = show();
  const pressed = press(block);
  block.remove();
  await pressed;
  expect(open).not.toHaveBeenCalled();
  document.body.append(block);
  await press(block);
  expect(edits()).toEqual([{}]);
});

it('is removed with its page, and can be opened again there', async () => {
  const block = show();
  await press(block);
  await openFromHash('');
  expect(remove).not.toHaveBeenCalled();
  block.remove();
  await openFromHash('');
  await openFromHash('');
  expect(remove).toHaveBeenCalledTimes(1);
  document.body.append(block);
  await press(block);
  expect(edits()).toHaveLength(2);
});

it("says that it can't be loaded, and opens if the reader tries again", async () => {
  const block = show();
  read.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press(block);
  expect(open).not.toHaveBeenCalled();
  const message = document.querySelector('[role=alert]');
  expect(message?.textContent).toContain('“Run” couldn’t load.');
  message?.querySelector('button')?.click();
  await new Promise(resolve => setTimeout(resolve));
  expect(edits()).toEqual([{}]);
  expect(message?.isConnected).toBe(false);
});
