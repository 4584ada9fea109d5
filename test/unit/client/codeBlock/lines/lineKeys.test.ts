/** @jest-environment jsdom */
import {act} from '@testing-library/react';
import {selectLinesByKeys} from '@site/theme-plugin/src/client/codeBlock/lines/lineKeys';
import {selectedLines} from '@site/theme-plugin/src/client/codeBlock/lines/textLines';

const LINE_HEIGHT = 20;
const WINDOW_HEIGHT = 200;

/** Six lines, the fourth of which is hidden. */
const TEXT = 'one\ntwo\nthree\nhidden\nfive\nsix\n';

let block: HTMLElement;
let pre: HTMLElement;
let code: HTMLElement;
let button: HTMLButtonElement;
let stop: () => void;
const clicked = jest.fn();
const scrolled = jest.fn();

/** The top of the first line in the window. */
let top = 0;

beforeEach(() => {
  jest.useFakeTimers();
  clicked.mockClear();
  scrolled.mockClear();
  top = 0;
  document.documentElement.style.scrollPaddingTop = '10px';
  document.body.innerHTML = `<p>Before</p><div><pre tabindex=0><code>${TEXT}</code></pre><button>Link</button><button>Copy</button></div>`;
  [block, pre, code, button] = ['div', 'pre', 'code', 'button'].map(name =>
    document.querySelector(name),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLButtonElement];
  button.addEventListener('click', clicked);
  window.scrollBy = scrolled;
  window.innerHeight = WINDOW_HEIGHT;
  // jsdom has no layout.
  Object.assign(Range.prototype, {
    getClientRects(this: Range) {
      return this.toString().includes('hidden') ? [] : [{}];
    },
    getBoundingClientRect(this: Range) {
      const before = document.createRange();
      before.selectNodeContents(code);
      before.setEnd(this.startContainer, this.startOffset);
      const place = top + LINE_HEIGHT * (before.toString().split('\n').length - 1);
      return {top: place, bottom: place + LINE_HEIGHT, height: LINE_HEIGHT};
    },
  });
  stop = selectLinesByKeys(code, button, block);
});

afterEach(() => {
  stop();
  window.getSelection()?.removeAllRanges();
  jest.useRealTimers();
});

/** @returns whether the key was handled */
function press(keys: string, target: Element = pre): boolean {
  const key = keys.replace(/^.*\+/, '');
  const init = {key, shiftKey: keys.includes('Shift+'), ctrlKey: keys.includes('Control+')};
  return !target.dispatchEvent(
    new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true}),
  );
}

const selection = (): string | undefined => window.getSelection()?.toString();

function announced(): string | null | undefined {
  act(() => jest.runAllTimers());
  return document.querySelector('[role=status]')?.textContent;
}

/** Puts the caret in a line, or selects from there to a position in another line. */
function selectText(from: string, to = from): void {
  const text = code.firstChild as Node;
  window.getSelection()?.setBaseAndExtent(text, TEXT.indexOf(from), text, TEXT.indexOf(to));
}

it('selects whole lines with Shift and the arrow keys, and announces them', () => {
  expect(press('Shift+ArrowDown')).toBe(true);
  // The top of the first line is out of view.
  expect(selection()).toBe('two\n');
  expect(announced()).toBe('Line 2 selected: two');
  press('Shift+ArrowDown');
  expect(selection()).toBe('two\nthree\n');
  expect(announced()).toBe('Lines 2 to 3 selected: three');
  press('Shift+ArrowUp');
  press('Shift+ArrowUp');
  expect(selection()).toBe('one\ntwo\n');
  expect(announced()).toBe('Lines 1 to 2 selected: one');
  press('Shift+ArrowUp');
  expect(selection()).toBe('one\ntwo\n');
});

it('skips hidden lines and stops at the last line', () => {
  selectText('three');
  press('Shift+ArrowDown');
  press('Shift+ArrowDown');
  expect(announced()).toBe('Lines 3 to 5 selected: five');
  press('Shift+ArrowDown');
  expect(press('Shift+ArrowDown')).toBe(true);
  expect(selectedLines(code)).toEqual({first: 3, last: 6});
});

it('moves to another line with the arrow keys alone only once lines are selected', () => {
  expect(press('ArrowDown')).toBe(false);
  expect(selection()).toBe('');
  press('Shift+ArrowDown');
  press('Shift+ArrowDown');
  expect(press('ArrowDown')).toBe(true);
  expect(selection()).toBe('five\n');
  press('ArrowUp');
  expect(selection()).toBe('three\n');
});

it('clears the selection on Escape, and leaves Escape alone without a selection', () => {
  expect(press('Escape')).toBe(false);
  press('Shift+ArrowDown');
  expect(press('Escape')).toBe(true);
  expect(selection()).toBe('');
  expect(announced()).toBe('No lines selected');
  expect(press('ArrowDown')).toBe(false);
});

it('presses the button on Enter in the code, but leaves Enter on the button to the browser', () => {
  expect(press('Enter')).toBe(false);
  press('Shift+ArrowDown');
  expect(press('Enter', button)).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
  expect(press('Enter')).toBe(true);
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('starts at the caret, even from the button', () => {
  selectText('five');
  press('Shift+ArrowDown', button);
  expect(selection()).toBe('five\n');
});

it('starts over when the selection is outside the block or is the whole page', () => {
  press('Shift+ArrowDown');
  window.getSelection()?.selectAllChildren(document.querySelector('p') as Element);
  expect(press('Escape')).toBe(false);
  press('Shift+ArrowDown');
  expect(selection()).toBe('two\n');
  window.getSelection()?.selectAllChildren(document.body);
  press('Shift+ArrowDown');
  expect(selection()).toBe('two\n');
});

it("extends the reader's own selection from the button, and leaves it to the browser in the code", () => {
  selectText('ne\n', 'ree');
  expect(['Shift+ArrowDown', 'ArrowDown', 'Enter', 'Escape'].map(keys => press(keys))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(selection()).toBe('ne\ntwo\nth');
  expect(press('Shift+ArrowDown', button)).toBe(true);
  expect(selection()).toBe('one\ntwo\nthree\nhidden\nfive\n');
});

it('ignores other keys and other elements', () => {
  press('Shift+ArrowDown');
  const copy = button.nextElementSibling as Element;
  expect(press('Shift+ArrowDown', copy)).toBe(false);
  expect(press('Escape', copy)).toBe(false);
  expect(press('Control+Shift+ArrowDown')).toBe(false);
  expect(press('Shift+ArrowRight')).toBe(false);
  expect(press('Tab')).toBe(false);
  expect(press('Shift+Enter')).toBe(false);
  expect(selection()).toBe('two\n');
  stop();
  expect(press('Shift+ArrowDown')).toBe(false);
});

it('takes a header that sticks for out of view', () => {
  block.className = 'theme-code-block';
  const header = document.createElement('div');
  header.style.position = 'sticky';
  jest.spyOn(header, 'clientHeight', 'get').mockReturnValue(25);
  block.prepend(header);
  press('Shift+ArrowDown');
  expect(selection()).toBe('three\n');
});

it('scrolls only if the line is out of view', () => {
  selectText('two');
  press('Shift+ArrowDown');
  press('Shift+ArrowDown');
  expect(scrolled).not.toHaveBeenCalled();
  top = WINDOW_HEIGHT - 4.5 * LINE_HEIGHT;
  press('Shift+ArrowDown');
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(scrolled).toHaveBeenCalledWith({top: 130, behavior: 'instant'});
});
