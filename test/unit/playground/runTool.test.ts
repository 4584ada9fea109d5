/** @jest-environment jsdom */
import {fireEvent} from '@testing-library/dom';
import {openBlock} from '@folio-playground/client/playgrounds';
import {runTool} from '@folio-playground/client/runTool';

jest.mock('@folio-playground/client/playgrounds', () => ({
  closeGone: jest.fn(),
  openBlock: jest.fn(),
  prepareEditor: jest.fn(),
}));

const asked = () => jest.mocked(openBlock).mock.calls.map(([, isRun]) => isRun);

beforeEach(() => jest.clearAllMocks());

/** A block that can be run. */
function show() {
  document.body.innerHTML =
    '<div class="folio-playground"><pre tabindex="0"><code>one</code></pre></div>';
  const block = document.body.firstElementChild as HTMLElement;
  const pre = block.querySelector('pre') as HTMLElement;
  const tool = runTool(block);
  if (!tool) {
    throw new Error('There is no button.');
  }
  block.prepend(tool.button);
  return {block, pre, ...tool};
}

it('runs the code, which a click or Enter only opens', () => {
  const {pre, button} = show();
  expect(button).toHaveAttribute('aria-label', 'Run');
  button.click();
  fireEvent.click(pre);
  fireEvent.keyDown(pre, {key: 'Enter'});
  expect(asked()).toEqual([true, false, false]);
});

it('leaves a selection of code alone, and the click that takes it away', () => {
  const {pre} = show();
  window.getSelection()?.selectAllChildren(pre);
  fireEvent.click(pre);
  fireEvent.pointerDown(pre);
  window.getSelection()?.removeAllRanges();
  fireEvent.click(pre);
  expect(asked()).toEqual([]);
  fireEvent.pointerDown(pre);
  fireEvent.click(pre);
  expect(asked()).toEqual([false]);
});

it('leaves Enter to whatever used it before, and stops with the buttons', () => {
  const {block, pre, button, remove} = show();
  pre.addEventListener('keydown', event => event.preventDefault(), {once: true});
  fireEvent.keyDown(pre, {key: 'Enter'});
  fireEvent.keyDown(block, {key: 'Enter'});
  remove();
  fireEvent.keyDown(pre, {key: 'Enter'});
  fireEvent.click(pre);
  expect(asked()).toEqual([]);
  expect(button.isConnected).toBe(false);
});

it('leaves blocks alone that readers cannot edit', () => {
  expect(runTool(document.createElement('div'))).toBeUndefined();
});
