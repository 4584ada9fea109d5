/** @jest-environment jsdom */
import {openPlayground} from '@folio-playground/editor/openPlayground';
import {closeGone, openBlock, openFromHash} from '@folio-playground/client/playgrounds';
import {readSample} from '@folio-playground/client/readSample';

jest.mock('@folio-playground/editor/openPlayground', () => ({
  openPlayground: jest.fn(),
}));
jest.mock('@folio-playground/client/readSample', () => ({
  readSample: jest.fn(),
}));

const open = jest.mocked(openPlayground);
const read = jest.mocked(readSample);
const remove = jest.fn();

beforeEach(() => {
  document.body.replaceChildren();
  closeGone(); // Closes what the last test left open.
  jest.clearAllMocks();
  open.mockReturnValue(remove);
  read.mockResolvedValue({isTitled: false, files: []} as never);
});

/** A block that can be edited, on a page of its own. */
function show(): HTMLElement {
  document.body.innerHTML =
    '<div class="theme-code-block folio-playground"><button type="button" data-playground-button></button><pre><code>one</code></pre></div>';
  const block = document.querySelector<HTMLElement>('.theme-code-block');
  if (!block) {
    throw new Error('There is no block.');
  }
  return block;
}

async function press(block: HTMLElement, isRun = true): Promise<void> {
  openBlock(block, isRun);
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
  closeGone();
  expect(remove).not.toHaveBeenCalled();
  block.remove();
  closeGone();
  closeGone();
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

it('opens the block in an address, but none that readers cannot edit', async () => {
  const block = show();
  block.scrollIntoView = jest.fn();
  await openFromHash('#edit=code.damaged');
  expect(edits()).toEqual([undefined]);
  expect(block.scrollIntoView).toHaveBeenCalled();
  show().classList.remove('folio-playground');
  await openFromHash('#edit=code.damaged');
  expect(edits()).toHaveLength(1);
});
